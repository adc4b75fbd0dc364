// The only import of the shell's words.
export { strings } from '../../common/strings/en/shell.ts';

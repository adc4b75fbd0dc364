// The only import of the shell's words: the build replaces it by its language.
export { strings } from '../../common/strings/en/shell.ts';

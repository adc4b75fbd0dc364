// The only door to the words of the shell: the build puts the file of its own language in the position of this one's.
export { strings } from '../../common/strings/strings.en.ts';

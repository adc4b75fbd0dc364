// The build puts the file of its own language in the position of this one's.
export { compare as words } from '../../common/strings/compare.en.ts';

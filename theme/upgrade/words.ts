// The build puts the file of its own language in the position of this one's.
export { upgrade as words } from '../../common/strings/upgrade.en.ts';

// The build puts the file of its own language in the position of this one's.
export { run as words } from '../../../common/strings/run.en.ts';

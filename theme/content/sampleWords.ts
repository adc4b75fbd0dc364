// Only what pages import may import this file. The build puts the file of its own language in the position of this one's.
export { sample as words } from '../../common/strings/sample.en.ts';

// The merge replaces these by its language.
export { history } from '../../common/strings/en/history.ts';
export { sitePages } from '../../common/strings/en/sitePages.ts';

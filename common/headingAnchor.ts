/** Class that Rspress gives to the link beside a heading. */
export const HEADING_ANCHOR_CLASS = 'rp-header-anchor';

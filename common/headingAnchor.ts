/** Rspress's class of the link beside a heading. */
export const HEADING_ANCHOR_CLASS = 'rp-header-anchor';

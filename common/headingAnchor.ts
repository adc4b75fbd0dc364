/** Rspress's class of the link beside a heading. */
export const HEADING_ANCHOR_CLASS = 'rp-header-anchor';

/** Rspress's class of links in the content. */
export const CONTENT_LINK_CLASS = 'rp-link';

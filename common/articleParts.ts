import { HEADING_ANCHOR_CLASS } from './headingAnchor.ts';
import { HISTORY_SLOT } from './pageHistory.ts';

/** Attribute of a part of the article that the build adds to the words of the page. Readers and the search read it too. */
export const ADDED_PART = 'data-added';

/** Attribute of a part of the article that the shell adds as a help, and that is no text of the page. */
export const HELP_PART = 'data-help';

const UNSEEN_TAGS = new Set(['button', 'script', 'style', 'svg', 'template', 'noscript']);
const UNSEEN_CLASS = new RegExp(`(^|[\\s_-])(${HEADING_ANCHOR_CLASS}|sr-only|visually-?hidden)([\\s_-]|$)`, 'i');

/** Tell whether a reader reads the text of an element of the article. */
export const isReadPart = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  !UNSEEN_TAGS.has(tag) &&
  attributes.hidden === undefined &&
  attributes[HISTORY_SLOT] === undefined &&
  attributes[HELP_PART] === undefined &&
  attributes['aria-hidden'] !== 'true' &&
  !UNSEEN_CLASS.test(attributes.class ?? '');

/** Elements that stand inside a line of text. Any other element begins a new line. */
export const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var time'.split(' '),
);

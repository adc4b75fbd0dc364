import { HEADING_ANCHOR_CLASS } from './pageHtml.ts';
import { DOCUMENT_PART, HISTORY_PART } from './siteFiles.ts';

/** What an unreleased version adds to the words of the page. */
export const ADDED_PART = 'data-added';

/** Help of the shell that is no text of the page. */
export const HELP_PART = 'data-help';

const UNSEEN_TAGS = new Set(['button', 'script', 'style', 'svg', 'template', 'noscript']);
const UNSEEN_CLASS = new RegExp(`(^|[\\s_-])(${HEADING_ANCHOR_CLASS}|sr-only|visually-?hidden)([\\s_-]|$)`, 'i');

/** Tell whether a reader reads the text of an element. */
const isReadPart = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  !UNSEEN_TAGS.has(tag) &&
  attributes.hidden === undefined &&
  attributes[DOCUMENT_PART] !== HISTORY_PART &&
  attributes[HELP_PART] === undefined &&
  attributes['aria-hidden'] !== 'true' &&
  !UNSEEN_CLASS.test(attributes.class ?? '');

/** Tell whether an element is the page's own, for comparisons. Drawings are. */
export const isOwnPart = ({
  tag,
  attributes,
}: {
  tag: string;
  attributes: Readonly<Record<string, string>>;
}): boolean => attributes[ADDED_PART] === undefined && (tag === 'svg' || isReadPart(tag, attributes));

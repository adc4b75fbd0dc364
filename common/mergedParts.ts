/** On an empty element that the merge fills and React leaves alone. */
export const MERGED_PART = 'data-merged';

/** `history` is one line; `page` is a whole page of the site's own. */
export type MergedPart = 'history' | 'versions' | 'upgrades' | 'page';

/** Write HTML into the element of a part. Undefined where the page has no such element. */
export function fillPart(html: string, part: MergedPart, content: string): string | undefined {
  const slot = new RegExp(`<div[^>]* ${MERGED_PART}="${part}"[^>]*>(?=</div>)`);
  return slot.test(html) ? html.replace(slot, (element) => element + content) : undefined;
}

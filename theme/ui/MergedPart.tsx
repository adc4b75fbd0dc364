import type { Ref } from 'react';
import { MERGED_PART, type MergedPart as Part } from '../../common/siteFiles.ts';

interface Props {
  part: Part;
  className: string;
  kept?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Reserve an element for the merge: React leaves an empty one as it is. */
export function MergedPart({ part, className, kept = '', ref }: Props) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, or what the merge wrote.
    <div className={className} ref={ref} {...{ [MERGED_PART]: part }} dangerouslySetInnerHTML={{ __html: kept }} />
  );
}

/** Read what the merge wrote into the document: a reader who returns without a reload gets the same again. */
export const readPart = (part: Part): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[${MERGED_PART}="${part}"]`)?.innerHTML;

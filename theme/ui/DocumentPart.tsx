import type { Ref } from 'react';
import { DOCUMENT_PART } from '../../common/siteFiles.ts';

interface Props {
  part: string;
  className: string | undefined;
  /** Only while a page is edited: a build or the merge writes it into the document. */
  html?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** Reserve an element whose content is only in the document: React leaves an empty one as it is. */
export function DocumentPart({ part, className, html = '', ref }: Props) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, or what the build wrote.
    <div className={className} ref={ref} {...{ [DOCUMENT_PART]: part }} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

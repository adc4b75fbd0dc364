import type { ComponentProps } from 'react';
import { HEADING_ANCHOR_CLASS } from '../../common/headingAnchor.ts';
import { Link } from '../routing/Link.tsx';
import { HeadingLink } from './HeadingLink.tsx';

/** Rspress's styles select links of the content by this class. */
const CONTENT_LINK = 'rp-link';

/** Draw a link of the content, or the link beside a heading. */
export function ContentLink(props: ComponentProps<typeof Link>) {
  const { className = '', href = '' } = props;
  if (className.includes(HEADING_ANCHOR_CLASS)) return <HeadingLink className={className} href={href} />;
  return <Link {...props} className={`${className} ${CONTENT_LINK}`} />;
}

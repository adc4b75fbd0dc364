import type { ComponentProps } from 'react';
import { CONTENT_LINK_CLASS, HEADING_ANCHOR_CLASS } from '../../common/headingAnchor.ts';
import { Link } from '../routing/Link.tsx';
import { HeadingLink } from './HeadingLink.tsx';

/** Draw a link of the content, or the link beside a heading. */
export function ContentLink(props: ComponentProps<typeof Link>) {
  const { className = '', href = '' } = props;
  if (className.includes(HEADING_ANCHOR_CLASS)) return <HeadingLink className={className} href={href} />;
  return <Link {...props} className={`${className} ${CONTENT_LINK_CLASS}`} />;
}

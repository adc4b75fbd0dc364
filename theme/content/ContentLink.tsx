import type { ComponentProps } from 'react';
import { CONTENT_LINK_CLASS, HEADING_ANCHOR_CLASS } from '../../common/pageHtml.ts';
import { Link } from '../navigation/Link.tsx';
import { strings } from '../site/strings.ts';
import styles from './HeadingLink.module.css';

/** Draw a link of the content, or the link beside a heading. */
export function ContentLink(props: ComponentProps<typeof Link>) {
  const { className = '', href = '' } = props;
  if (className.includes(HEADING_ANCHOR_CLASS)) return <HeadingLink className={className} href={href} />;
  return <Link {...props} className={`${className} ${CONTENT_LINK_CLASS}`} />;
}

interface Props {
  className: string;
  /** Anchor of the heading, with its `#`. */
  href: string;
}

/**
 * Draw the sign beside a heading, which copies its address. It is for the pointer alone: with it, each heading would have a longer
 * name and a stop of its own, and the contents list has the same links.
 */
const HeadingLink = ({ className, href }: Props) => (
  <>
    {/* biome-ignore lint/a11y/useAnchorContent: it is hidden from screen readers. */}
    <a
      className={className}
      href={href}
      title={strings.content.headingLink}
      aria-hidden="true"
      tabIndex={-1}
      data-action="heading"
    >
      #
    </a>
    {/* Screen readers announce changes only in a region that already exists. */}
    <small className={styles.copied} aria-live="polite" />
  </>
);

import { usePage } from '@rspress/core/runtime';
import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { HEADING_ANCHOR_CLASS } from '../../common/headingAnchor.ts';
import { Link } from '../routing/Link.tsx';
import { strings } from '../site/strings.ts';

/** Class by which Rspress's styles select a link of the content. */
const CONTENT_LINK = 'rp-link';

/** Draw a link of the content. A link beside a heading gets a label, because Rspress hides it from screen readers. */
export function ContentLink(props: ComponentProps<typeof Link>) {
  const { page } = usePage();
  const { className = '', href = '' } = props;
  if (!className.includes(HEADING_ANCHOR_CLASS)) return <Link {...props} className={`${className} ${CONTENT_LINK}`} />;
  const heading = page.toc.find(({ id }) => `#${id}` === decodeURIComponent(href));
  const label = strings.content.headingLink(heading && parseInlineMarkdownText(heading.text));
  return (
    <a className={className} href={href} aria-label={label} title={label}>
      #
    </a>
  );
}

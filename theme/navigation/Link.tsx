import type { ComponentProps } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveLink } from './links.ts';

/** Link to anything; `href` of a page is its address inside the version. Another site opens in a new tab. */
export function Link({ href = '/', ...rest }: ComponentProps<'a'>) {
  const target = resolveLink(href, useThemeData());
  const newTab = target.isExternal && { target: '_blank', rel: 'noopener noreferrer' };
  return <a {...rest} {...newTab} href={target.href} />;
}

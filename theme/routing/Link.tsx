import type { ComponentProps, MouseEvent } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { prefetchPage } from './prefetchPage.ts';
import { resolveLink } from './resolveLink.ts';
import { staysHere } from './staysHere.ts';
import { useLinkNavigate } from './useLinkNavigate.ts';

type Props = Omit<ComponentProps<'a'>, 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;

/** Link to a page of this version without a reload, to another site in a new tab, and to all else as a browser does. */
export function Link({ href = '/', onClick, ...rest }: Props) {
  const site = useThemeData();
  const navigate = useLinkNavigate();
  const target = resolveLink(href, site);
  if (target.kind === 'external')
    return <a {...rest} href={target.href} onClick={onClick} target="_blank" rel="noopener noreferrer" />;
  if (target.kind === 'plain') return <a {...rest} href={target.href} onClick={onClick} />;

  const prefetch = () => prefetchPage(target.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const link = event.currentTarget;
    const hasDownload = link.hasAttribute('download');
    if (!staysHere({ ...readClick(event), target: link.target, hasDownload }) || isOnThisPage(link)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a
      {...rest}
      href={target.href}
      onClick={follow}
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  );
}

const readClick = ({ button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => ({
  button,
  defaultPrevented,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
});

/** The browser itself moves the view and the focus to a place on the same page. */
function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

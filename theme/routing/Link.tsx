import { useNavigate } from '@rspress/core/runtime';
import { type ComponentProps, type MouseEvent, useCallback } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { openPage } from './openPage.ts';
import { prefetchPage } from './pageLoad.ts';
import { isPlainClick, resolveLink } from './resolveLink.ts';

type Props = Omit<ComponentProps<'a'>, 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;

/**
 * Link to anything: a page of this version without a reload, another site in a new tab. `href` of a page is its address inside the
 * version.
 */
export function Link({ href = '/', onClick, ...rest }: Props) {
  const site = useThemeData();
  const navigate = useLinkNavigate();
  const target = resolveLink(href, site);
  if (target.kind === 'external')
    return <a {...rest} href={target.href} onClick={onClick} target="_blank" rel="noopener noreferrer" />;
  // The browser handles downloads and links with a `target`.
  if (target.kind === 'plain' || rest.download !== undefined || (rest.target && rest.target !== '_self'))
    return <a {...rest} href={target.href} onClick={onClick} />;

  const prefetch = () => prefetchPage(target.pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || isOnThisPage(event.currentTarget)) return;
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

/** The browser itself moves view and focus to an anchor of the same page. */
function isOnThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/** Navigate as a link does: to a page of this version once it is loaded. */
export function useLinkNavigate(): (href: string) => Promise<void> {
  const { base, origin } = useThemeData();
  const navigate = useNavigate();

  return useCallback(
    async (href) => {
      const target = resolveLink(href, { base, origin });
      if (target.kind !== 'page') {
        window.location.assign(target.href);
        return;
      }
      const address = new URL(target.href, window.location.href);
      const isSame = address.href === window.location.href;
      await openPage({
        pathname: target.pathname,
        address,
        show: () => navigate(target.pathname + target.suffix, { replace: isSame }),
      });
    },
    [base, origin, navigate],
  );
}

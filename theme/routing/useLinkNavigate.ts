import { useNavigate } from '@rspress/core/runtime';
import { useCallback } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { openPage } from './openPage.ts';
import { resolveLink } from './resolveLink.ts';

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

// Replaces `react-router-dom`, with the names that are imported: see plugins/rspress/replacedModules.ts.
import { PageContext } from '@rspress/core/runtime';
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { ensureSlashes } from '../../common/urls.ts';
import { isOverlay, keepScroll } from '../ui/historyEntry.ts';
import { type Address, readAddress, resolveTarget, type Target } from './address.ts';

/** A new object for each navigation. `POP` is one by the browser. */
interface Visit {
  action: 'POP' | 'PUSH' | 'REPLACE';
  address: Address;
}

type Navigate = (target: Target, options?: { replace?: boolean }) => void;

interface Props {
  /** Base of the version, with or without a slash at its end. */
  basename: string;
  children: ReactNode;
}

const VisitContext = createContext<Visit>({ action: 'POP', address: { pathname: '/', search: '', hash: '' } });
const NavigateContext = createContext<Navigate>(() => undefined);

export const useLocation = (): Address => useContext(VisitContext).address;
export const useNavigationType = (): Visit['action'] => useContext(VisitContext).action;
export const useNavigate = (): Navigate => useContext(NavigateContext);

/** Follow the browser's address, and change it for `useNavigate`. */
export function BrowserRouter({ basename, children }: Props) {
  const base = ensureSlashes(basename);
  const [visit, setVisit] = useState<Visit>(() => ({ action: 'POP', address: readAddress(base, window.location) }));
  const { pathname } = visit.address;

  const show = useCallback(
    (action: Visit['action']) => {
      const address = readAddress(base, window.location);
      startTransition(() => setVisit({ action, address }));
    },
    [base],
  );

  useLayoutEffect(() => {
    const showPop = () => show('POP');
    window.addEventListener('popstate', showPop);
    return () => window.removeEventListener('popstate', showPop);
  }, [show]);

  const navigate = useCallback<Navigate>(
    (target, { replace = false } = {}) => {
      // With the origin, because a path that begins with two slashes would name another host.
      const href = window.location.origin + resolveTarget(target, { base, pathname });
      // The page takes over the entry of an open drawer.
      if (replace || isOverlay()) window.history.replaceState(null, '', href);
      else pushHref(href);
      show(replace ? 'REPLACE' : 'PUSH');
    },
    [base, pathname, show],
  );

  return (
    <NavigateContext value={navigate}>
      <VisitContext value={visit}>{children}</VisitContext>
    </NavigateContext>
  );
}

/** Draw one page for the build. The `location` is not read: Rspress puts no base before a page that begins with the same word. */
export function StaticRouter({ children }: Props & { location: string }) {
  const pathname = useContext(PageContext).data.routePath;
  return <VisitContext value={{ action: 'POP', address: { pathname, search: '', hash: '' } }}>{children}</VisitContext>;
}

/** Read and change the query, for a component of Rspress that this site does not draw. */
export function useSearchParams(): [URLSearchParams, (params: URLSearchParams) => void] {
  const navigate = useNavigate();
  return [new URLSearchParams(useLocation().search), (params) => navigate({ search: `?${params}` })];
}

function pushHref(href: string): void {
  try {
    keepScroll();
    window.history.pushState(null, '', href);
  } catch {
    // Safari refuses more than 100 addresses in half a minute: the browser loads the page.
    window.location.assign(href);
  }
}

// Replaces `react-router-dom`, with the names that are imported: see plugins/rspress/replacedModules.ts.
import { PageContext, warmPageData } from '@rspress/core/runtime';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ensureSlashes } from '../../common/urls.ts';
import type { Address, Visit } from '../navigation/address.ts';
import { createNavigator, NavigationContext, type Navigator, type View } from '../navigation/navigator.ts';
import { keepPage, type PageData } from '../navigation/pages.ts';
import { arrive } from '../navigation/scroll.ts';
import { keptHtmlOf } from './firstPage.ts';

interface Props {
  /** Base of the version, with or without a slash at its end. */
  basename: string;
  children: ReactNode;
}

/** Before anything is shown. */
const NOWHERE: Visit = { action: 'POP', address: { pathname: '', search: '', hash: '' } };

const VisitContext = createContext(NOWHERE);

export const useLocation = (): Address => useContext(VisitContext).address;
export const useNavigate = (): Navigator['navigate'] => useContext(NavigationContext).navigate;

/** Show the page of the browser's address, and follow the reader to others. */
export function BrowserRouter({ basename, children }: Props) {
  const { data, setData } = useContext(PageContext);
  const [navigator] = useState(() => {
    /** The runtime shows data that it did not load itself only from its cache. */
    const warm = ({ visit }: View, page: PageData) => warmPageData(visit.address.pathname, page);
    // While a page is edited, there is none yet.
    const first: PageData | null = data;
    const failure = first ? keptHtmlOf(first) : undefined;
    const draw = (next: View, page?: PageData) =>
      startTransition(() => {
        if (page) {
          warm(next, page);
          setData?.(page);
        }
        setView(next);
      });
    const created = createNavigator({ base: ensureSlashes(basename), failure, draw });
    if (first) warm(created.first, first);
    if (first && !failure && first.pageType !== '404') keepPage(created.first.visit.address.pathname, first);
    return created;
  });
  const [view, setView] = useState(navigator.first);
  const { visit, state } = view;
  const shown = useRef(state.status === 'failed' ? NOWHERE : undefined);
  const navigation = useMemo(() => ({ ...navigator, state }), [state, navigator]);

  useLayoutEffect(() => navigator.start(), [navigator]);
  // The page is drawn together with its visit.
  useLayoutEffect(() => {
    if (state.status !== 'idle' || shown.current === visit) return;
    arrive(shown.current, visit);
    shown.current = visit;
  }, [visit, state]);

  return (
    <NavigationContext value={navigation}>
      <VisitContext value={visit}>{children}</VisitContext>
    </NavigationContext>
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

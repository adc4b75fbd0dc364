import { type RefObject, useEffect, useRef, useState } from 'react';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { MERGED_PART } from '../../common/siteFiles.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useOfflinePart } from '../offline/useOfflinePart.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { MergedPart } from '../ui/MergedPart.tsx';
import styles from './VersionsPage.module.css';

// Rspress reads these like front matter.
export const title = strings.versions.menu;
export const frontmatter = { title, description: strings.versions.description, pageType: 'custom' };

// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function VersionsRoute() {
  return <VersionsPage />;
}

/** Show the list of versions, which the merge writes into the page's HTML. */
export function VersionsPage() {
  const { base } = useThemeData();
  const href = pathnameOf(base, VERSIONS_ROUTE);
  const { listRef, filled, hasFailed } = useVersionsList(href);
  const { offline } = useThemeData();
  const OfflineCells = useOfflinePart('OfflineCells', offline);
  return (
    <div className={styles.root}>
      <h1>{strings.versions.menu}</h1>
      {hasFailed && (
        <p role="alert">
          {strings.loading.failure}. <a href={href}>{strings.ui.retry}</a>
        </p>
      )}
      <MergedPart part="versions" className="rp-doc" ref={listRef} />
      {OfflineCells && filled && <OfflineCells list={filled} />}
    </div>
  );
}

interface VersionsListState {
  listRef: RefObject<HTMLDivElement | null>;
  /** The list, once it is there. */
  filled: HTMLElement | undefined;
  hasFailed: boolean;
}

/** Needed where the reader came without loading the page's HTML. */
function useVersionsList(href: string): VersionsListState {
  const listRef = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<HTMLElement>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    if (list.hasChildNodes()) return setFilled(list);
    loadVersionsList(href).then(
      (nodes) => {
        list.replaceChildren(...nodes);
        setFilled(list);
      },
      (error: unknown) => {
        console.error(error);
        setHasFailed(true);
      },
    );
  }, [href]);

  return { listRef, filled, hasFailed };
}

/** Rejects where the page cannot be loaded or has no list, as before a merge. */
async function loadVersionsList(href: string): Promise<Node[]> {
  const response = await fetchFile(href);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nodes = [...(document.querySelector(`[${MERGED_PART}="versions"]`)?.childNodes ?? [])];
  if (nodes.length === 0) throw new Error(strings.site.cannotLoadFile({ href, status: response.status }));
  return nodes;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { pathnameOf } from '../../common/urls.ts';
import { VERSIONS_ROUTE, VERSIONS_SLOT } from '../../common/versionsPage.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import styles from './VersionsPage.module.css';

const LIST_MARK = { [VERSIONS_SLOT]: '' };

/** List the versions of the site. Only the merge knows them: it writes the list into the page's HTML. */
export function VersionsPage() {
  const { base } = useThemeData();
  const href = pathnameOf(base, VERSIONS_ROUTE);
  const { listRef, hasFailed } = useVersionsList(href);
  return (
    <div className={styles.root}>
      <PageTitle>{strings.versions.menu}</PageTitle>
      {hasFailed && (
        <p role="alert">
          {strings.loading.failureTitle}. <a href={href}>{strings.loading.retry}</a>
        </p>
      )}
      {/* The merge knows no classes of ours: the list has the styles of content. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, so that React leaves the list alone. */}
      <div className="rp-doc rspress-doc" ref={listRef} {...LIST_MARK} dangerouslySetInnerHTML={{ __html: '' }} />
    </div>
  );
}

interface VersionsListState {
  listRef: RefObject<HTMLDivElement | null>;
  hasFailed: boolean;
}

/** Take the list from the page's HTML where the reader came here without loading that. */
function useVersionsList(href: string): VersionsListState {
  const listRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const list = listRef.current;
    if (!list || list.hasChildNodes()) return;
    loadVersionsList(href).then(
      (nodes) => list.replaceChildren(...nodes),
      (error: unknown) => {
        console.error(error);
        setHasFailed(true);
      },
    );
  }, [href]);

  return { listRef, hasFailed };
}

/** Fetch the page, and read the list. Rejects where the page cannot be had or has none, as before a merge. */
async function loadVersionsList(href: string): Promise<Node[]> {
  const response = await fetch(href);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  const nodes = [...(document.querySelector(`[${VERSIONS_SLOT}]`)?.childNodes ?? [])];
  if (nodes.length === 0) throw new Error(strings.site.cannotLoadFile({ href, status: response.status }));
  return nodes;
}

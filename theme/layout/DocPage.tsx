import { usePage } from '@rspress/core/runtime';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PageDay } from '../../common/siteConfig.ts';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { keptHtmlOf } from '../rspress/firstPage.ts';
import { Breadcrumbs } from '../sidebar/Breadcrumbs.tsx';
import { PageFooter } from '../sidebar/PageFooter.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { scrollWithin } from '../ui/scrollWithin.ts';
import { FoldedToc, Toc } from '../ui/Toc.tsx';
import { PageHistory } from '../versions/PageHeading.tsx';
import { VersionBadge, VersionNotice } from '../versions/VersionNotice.tsx';
import { Article } from './Article.tsx';
import { resolveEditHref } from './actionHrefs.ts';
import styles from './DocPage.module.css';
import { PageActions } from './PageActions.tsx';

interface Props {
  position: SidebarPosition;
  /** Of the page, or of the one that the fallback stands for. */
  pathname: string;
  fallback: ReactNode;
}

/** Draw a page between its sidebar and its table of contents. */
export function DocPage({ position, pathname, fallback }: Props) {
  const { page } = usePage();
  const { editBase } = useThemeData();
  const keptSidebar = position.items.length === 0 ? keptHtmlOf(page)?.sidebar : undefined;
  const sidebarRef = useSidebarScroll(position.route);
  const toc = useMemo(() => page.toc.filter(({ depth }) => depth === 2 || depth === 3), [page.toc]);
  // `plugins/rspress/pageMeta.ts` writes this object; in Rspress's type it is a string.
  const lastUpdated = page.lastUpdated as PageDay | undefined;
  const filePath = typeof page._relativePath === 'string' ? page._relativePath : '';
  const editHref = resolveEditHref(editBase, filePath);
  // Of the page that is shown: the position may be of one that loads.
  const isHome = page.routePath === '/';
  const meta = (
    <div className={styles.meta}>
      {isHome ? <PageHistory /> : <Breadcrumbs position={position} title={page.title} />}
      <VersionBadge />
      <PageActions route={position.route} title={page.title} editHref={editHref} />
    </div>
  );
  return (
    <div className={styles.root}>
      <div className={styles.sidebar} ref={sidebarRef} data-sidebar="" data-screen="">
        {keptSidebar ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the document had this HTML already.
          <div dangerouslySetInnerHTML={{ __html: keptSidebar }} />
        ) : (
          <Sidebar position={position} />
        )}
      </div>
      <PageBoundary pathname={pathname} Frame={Main}>
        <Main>
          {fallback || (
            <>
              <VersionNotice route={position.route} />
              {!isHome && meta}
              {toc.length > 0 && (
                <div className={styles.contents}>
                  <FoldedToc route={position.route} entries={toc} />
                </div>
              )}
              {/* Comparison and highlights find the page's text by the attribute, styles by the class. */}
              <article key={isHome ? 'home' : 'page'} className="rp-doc" data-article="">
                <Article />
              </article>
              {isHome && meta}
              <PageFooter position={position} lastUpdated={lastUpdated} />
            </>
          )}
        </Main>
        <div className={styles.outline}>{!fallback && <Toc entries={toc} />}</div>
      </PageBoundary>
    </div>
  );
}

const Main = ({ children }: { children: ReactNode }) => (
  <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
    {children}
  </main>
);

/** Show the entry of the page. */
function useSidebarScroll(route: string): RefObject<HTMLDivElement | null> {
  const sidebarRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the document, and another route marks another entry in it.
  useEffect(() => {
    const entry = sidebarRef.current?.querySelector('[aria-current="page"]');
    if (sidebarRef.current && entry) scrollWithin(sidebarRef.current, entry);
  }, [route]);

  return sidebarRef;
}

import { useLocation, usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme-original';
import { type ReactNode, useMemo } from 'react';
import type { PageDay } from '../../common/pageDay.ts';
import { ContentImage } from '../content/ContentImage.tsx';
import { ContentLink } from '../content/ContentLink.tsx';
import { ContentTable, HeaderCell } from '../content/ContentTable.tsx';
import { Diagram } from '../content/Diagram.tsx';
import { Tab, Tabs } from '../content/Tabs.tsx';
import { PageBoundary } from '../loading/PageBoundary.tsx';
import { Breadcrumbs } from '../sidebar/Breadcrumbs.tsx';
import { PageFooter } from '../sidebar/PageFooter.tsx';
import { resolveEditHref } from '../sidebar/resolveEditHref.ts';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { FoldedToc, Toc } from '../sidebar/Toc.tsx';
import { filterToc } from '../sidebar/tocEntries.ts';
import type { Place } from '../site/resolvePlace.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { VersionBadge, VersionNotice } from '../versions/VersionNotice.tsx';
import styles from './DocPage.module.css';
import { PageMarkdown } from './PageMarkdown.tsx';
import { useSidebarScroll } from './useSidebarScroll.ts';

// The last three are what `plugins/markdown/diagrams.ts` and `plugins/markdown/tabs.ts` make of Markdown.
const CONTENT_COMPONENTS = {
  a: ContentLink,
  img: ContentImage,
  table: ContentTable,
  th: HeaderCell,
  'docs-diagram': Diagram,
  'docs-tabs': Tabs,
  'docs-tab': Tab,
};

interface Props {
  place: Place;
  /** Drawn instead of a page that is not there. */
  standIn: ReactNode;
}

/** Draw a page of documentation between its section's sidebar and its own contents. */
export function DocPage({ place, standIn }: Props) {
  const { page } = usePage();
  const { pathname } = useLocation();
  const { editBase } = useThemeData();
  const sidebarRef = useSidebarScroll(place.route);
  const toc = useMemo(() => filterToc(page.toc), [page.toc]);
  // `plugins/pages/pageDates.ts` writes it; Rspress's type knows only a text of its own.
  const lastUpdated = page.lastUpdated as PageDay | undefined;
  const filePath = typeof page._relativePath === 'string' ? page._relativePath : '';
  return (
    <div className={styles.root}>
      <div className={styles.sidebar} ref={sidebarRef}>
        <Sidebar place={place} />
      </div>
      <main className={styles.main} id={CONTENT_ID} tabIndex={-1}>
        <PageBoundary pathname={pathname}>
          {standIn ?? (
            <>
              <VersionNotice route={place.route} />
              <Breadcrumbs place={place} title={page.title} />
              <FoldedToc key={place.route} entries={toc} />
              <div className={styles.facts}>
                <VersionBadge />
                <PageMarkdown route={place.route} />
              </div>
              {/* The build reads a page's words and links from this element; Rspress's classes carry its styles for content. */}
              <article className="rp-doc rspress-doc" data-article="">
                <DocContent components={CONTENT_COMPONENTS} />
              </article>
              <PageFooter place={place} lastUpdated={lastUpdated} editHref={resolveEditHref(editBase, filePath)} />
            </>
          )}
        </PageBoundary>
      </main>
      <div className={styles.outline}>{!standIn && <Toc entries={toc} />}</div>
    </div>
  );
}

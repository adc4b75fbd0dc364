import { useLocation, usePage } from '@rspress/core/runtime';
import { DocContent } from '@rspress/core/theme-original';
import { type ReactNode, useMemo } from 'react';
import type { PageDay } from '../../common/pageDay.ts';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { ContentImage } from '../components/ContentImage/ContentImage.tsx';
import { ContentLink } from '../components/ContentLink/ContentLink.tsx';
import { ContentTable } from '../components/ContentTable/ContentTable.tsx';
import { Diagram } from '../components/Diagram/Diagram.tsx';
import { HeaderCell } from '../components/HeaderCell/HeaderCell.tsx';
import { PageBoundary } from '../components/PageCrash/PageBoundary.tsx';
import { PageFooter } from '../components/PageFooter/PageFooter.tsx';
import { resolveEditHref } from '../components/PageFooter/resolveEditHref.ts';
import { PageMarkdown } from '../components/PageMarkdown/PageMarkdown.tsx';
import { Sidebar } from '../components/Sidebar/Sidebar.tsx';
import { CONTENT_ID } from '../components/SkipLink/SkipLink.tsx';
import { Tab, Tabs } from '../components/Tabs/Tabs.tsx';
import { FoldedToc, Toc } from '../components/Toc/Toc.tsx';
import { filterToc } from '../components/Toc/tocEntries.ts';
import { VersionBadge, VersionNotice } from '../components/VersionNotice/VersionNotice.tsx';
import type { Place } from '../data/resolvePlace.ts';
import { useThemeData } from '../data/useThemeData.ts';
import styles from './DocPage.module.css';
import { useSidebarScroll } from './useSidebarScroll.ts';

// The last three are what `plugins/diagrams.ts` and `plugins/tabs.ts` make of Markdown.
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
  // `plugins/pageDates.ts` writes it; Rspress's type knows only a text of its own.
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

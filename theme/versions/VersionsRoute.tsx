import { useState } from 'react';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useOfflinePart } from '../offline/useOfflinePart.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { MergedPart, readPart } from '../ui/MergedPart.tsx';
import styles from './VersionsPage.module.css';

const kept = readPart('versions');

// Rspress reads these like front matter.
export const title = strings.versions.menu;
export const routePath = VERSIONS_ROUTE;
export const frontmatter = { title, description: strings.versions.description, pageType: 'custom' };

/** Show the list of versions, which the merge writes into the page's HTML. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function VersionsPage() {
  const { base, offline } = useThemeData();
  const [list, setList] = useState<HTMLElement | null>(null);
  const OfflineCells = useOfflinePart('OfflineCells', offline);
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      {list && !list.hasChildNodes() && (
        <p role="alert">
          {strings.loading.failure}. <a href={pathnameOf(base, VERSIONS_ROUTE)}>{strings.ui.retry}</a>
        </p>
      )}
      <MergedPart part="versions" className="rp-doc" ref={setList} kept={kept} />
      {OfflineCells && list && <OfflineCells list={list} />}
    </div>
  );
}

import { useState } from 'react';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { useOfflinePart } from '../offline/useOfflinePart.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
import styles from './VersionsPage.module.css';

// Rspress reads these like front matter.
export const title = strings.versions.menu;
export const routePath = VERSIONS_ROUTE;
export const frontmatter = { title, description: strings.versions.description, pageType: 'custom' };

/** Show the list of versions, which the merge writes into the page's HTML. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function VersionsPage() {
  const { offline } = useThemeData();
  const [list, setList] = useState<HTMLElement | null>(null);
  const OfflineCells = useOfflinePart('OfflineCells', offline);
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <DocumentPart part="versions" className="rp-doc" ref={setList} />
      {OfflineCells && list && <OfflineCells list={list} />}
    </div>
  );
}

import { useRef } from 'react';
import { VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { useOfflinePart } from '../offline/useOfflinePart.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
import { useClosing } from '../ui/Popup.tsx';
import styles from './VersionsList.module.css';

// Rspress reads these like front matter.
export const title = strings.versions.menu;
export const routePath = VERSIONS_ROUTE;
export const frontmatter = { title, description: strings.versions.description, pageType: 'custom' };

/** Show the list of versions, which the merge writes into the page's HTML. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a page's component from there.
export default function VersionsPage() {
  const { offline } = useThemeData();
  const listRef = useRef<HTMLDivElement>(null);
  useClosing(listRef);
  const OfflineCells = useOfflinePart('OfflineCells', offline);
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      <DocumentPart part="versions" className={undefined} ref={listRef} />
      {OfflineCells && <OfflineCells listRef={listRef} />}
    </div>
  );
}

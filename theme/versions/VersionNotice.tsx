import { findVersion } from '../../common/version.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import styles from './VersionNotice.module.css';
import { useManifest } from './versions.ts';

const NoticeText = lazyPart(async () => (await import(/* webpackChunkName: "notice" */ './NoticeText.tsx')).NoticeText);

/** Show readers of unreleased or old versions a way to the latest. */
export function VersionNotice({ route }: { route: string }) {
  const { name, role } = useThemeData();
  // It was the latest when it was built.
  const manifest = useManifest(role === 'latest');
  const today = findVersion(manifest?.versions ?? [], name)?.role ?? role;
  return today !== 'latest' && <NoticeText route={route} />;
}

/** Name the version above the page's title. */
export function VersionBadge() {
  const { label } = useThemeData();
  return <p className={styles.badge}>{strings.versions.version(label)}</p>;
}

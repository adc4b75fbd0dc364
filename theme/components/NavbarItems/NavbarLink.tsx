import type { DocItem, LinkItem } from '../../../common/siteConfig.ts';
import type { Place } from '../../data/resolvePlace.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './NavbarLink.module.css';
import { resolveMark } from './resolveMark.ts';

/** Draw an entry of the navbar that is a link. */
export function NavbarLink({ item, place }: { item: DocItem | LinkItem; place: Place }) {
  const { sidebars } = useThemeData();
  if (item.type === 'link' && item.href !== undefined)
    return <ExternalLink className={styles.root} href={item.href} label={item.label} />;
  return (
    <PageLink className={styles.root} route={item.to ?? '/'} current={resolveMark(item, place, sidebars)}>
      {item.label}
    </PageLink>
  );
}

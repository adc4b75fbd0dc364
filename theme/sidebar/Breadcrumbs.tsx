import { useSite } from '@rspress/core/runtime';
import { Link } from '../navigation/Link.tsx';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Breadcrumbs.module.css';
import { formatBreadcrumbList } from './formatBreadcrumbList.ts';

interface Props {
  position: SidebarPosition;
  title: string;
}

/** Show the path from the version's home page to the page. */
export function Breadcrumbs({ position, title }: Props) {
  const { site } = useSite();
  const { origin, base } = useThemeData();
  return (
    <nav className={styles.root} aria-label={strings.sidebar.breadcrumbs}>
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <Link className={styles.home} href="/" aria-label={strings.ui.homePage}>
            <Icon name="home" />
          </Link>
        </li>
        {position.trail.map(({ label, link }) => (
          <li className={styles.crumb} key={label}>
            {link ? <Link href={link}>{label}</Link> : label}
          </li>
        ))}
        <li className={styles.crumb}>
          <span className={styles.current} aria-current="page">
            {position.item?.label ?? title}
          </span>
        </li>
      </ol>
      <script type="application/ld+json">
        {formatBreadcrumbList({ position, title, siteTitle: site.title, origin, base })}
      </script>
    </nav>
  );
}

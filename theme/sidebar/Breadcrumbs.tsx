import { useSite } from '@rspress/core/runtime';
import { PageLink } from '../routing/PageLink.tsx';
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
  return (
    <nav className={styles.root} aria-label={strings.sidebar.breadcrumbs}>
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <PageLink className={styles.home} route="/" label={strings.sidebar.homePage}>
            <Icon name="home" />
          </PageLink>
        </li>
        {position.trail.map(({ label, link }) => (
          <li className={styles.crumb} key={label}>
            {link ? (
              <PageLink className={styles.link} route={link}>
                {label}
              </PageLink>
            ) : (
              label
            )}
          </li>
        ))}
        <li className={styles.crumb}>
          <span className={styles.current} aria-current="page">
            {position.item?.label ?? title}
          </span>
        </li>
      </ol>
      <BreadcrumbList position={position} title={title} />
    </nav>
  );
}

/** Give the same path to search engines. */
function BreadcrumbList({ position, title }: Props) {
  const { site } = useSite();
  const { origin, base } = useThemeData();
  return (
    <script type="application/ld+json">
      {formatBreadcrumbList({ position, title, siteTitle: site.title, origin, base })}
    </script>
  );
}

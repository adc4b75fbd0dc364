import { useSite } from '@rspress/core/runtime';
import { PageLink } from '../routing/PageLink.tsx';
import type { Place } from '../site/resolvePlace.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Breadcrumbs.module.css';
import { formatBreadcrumbList } from './formatBreadcrumbList.ts';

interface Props {
  place: Place;
  title: string;
}

/** Show the path from the version's home page to the page. */
export function Breadcrumbs({ place, title }: Props) {
  return (
    <nav className={styles.root} aria-label={strings.sidebar.breadcrumbs}>
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <PageLink className={styles.home} route="/" label={strings.sidebar.homePage}>
            <Icon name="home" />
          </PageLink>
        </li>
        {place.trail.map(({ label, link }) => (
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
            {place.item?.label ?? title}
          </span>
        </li>
      </ol>
      <BreadcrumbList place={place} title={title} />
    </nav>
  );
}

/** Give the same path to search engines. */
function BreadcrumbList({ place, title }: Props) {
  const { site } = useSite();
  const { origin, base } = useThemeData();
  return (
    <script type="application/ld+json">
      {formatBreadcrumbList({ place, title, siteTitle: site.title, origin, base })}
    </script>
  );
}

import type { Place } from '../../data/resolvePlace.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './Breadcrumbs.module.css';

interface Props {
  place: Place;
  title: string;
}

/** Show the way from the version's home to the page. */
export function Breadcrumbs({ place, title }: Props) {
  return (
    <nav className={styles.root} aria-label="Breadcrumbs">
      <ol className={styles.list}>
        <li className={styles.crumb}>
          <PageLink className={styles.home} route="/" label="Home page">
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
    </nav>
  );
}

import type { PageDay } from '../../common/siteConfig.ts';
import { Link } from '../navigation/Link.tsx';
import { type PageAddress, resolveNeighbours, type SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import styles from './PageFooter.module.css';

interface Props {
  position: SidebarPosition;
  lastUpdated: PageDay | undefined;
}

/** Draw the day of the last change, and links to the neighbours. */
export function PageFooter({ position, lastUpdated }: Props) {
  const { previous, next } = resolveNeighbours(position.items, position.route);
  return (
    <footer className={styles.root}>
      {lastUpdated && (
        <p className={styles.date}>
          {strings.sidebar.lastUpdated} <time dateTime={lastUpdated.day}>{lastUpdated.text}</time>
        </p>
      )}
      {(previous || next) && (
        <nav className={styles.pages} aria-label={strings.sidebar.pages} data-prefetch="" data-screen="">
          {previous && <Neighbour className={styles.previous} hint={strings.sidebar.previous} page={previous} />}
          {next && <Neighbour className={styles.next} hint={strings.sidebar.next} page={next} />}
        </nav>
      )}
    </footer>
  );
}

function Neighbour({ className, hint, page }: { className: string | undefined; hint: string; page: PageAddress }) {
  return (
    <Link className={className} href={page.route}>
      <span className={styles.hint}>{hint}</span>
      <span className={styles.label}>{page.label}</span>
    </Link>
  );
}

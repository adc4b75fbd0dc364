import type { PageDay } from '../../common/pageDay.ts';
import { Link } from '../routing/Link.tsx';
import { type PageAddress, resolveNeighbours, type SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { NewTabHint } from '../ui/ExternalLink.tsx';
import styles from './PageFooter.module.css';

interface Props {
  position: SidebarPosition;
  lastUpdated: PageDay | undefined;
  editHref: string | undefined;
}

/** Draw the edit link, the day of the last change, and links to the neighbours. */
export function PageFooter({ position, lastUpdated, editHref }: Props) {
  const { previous, next } = resolveNeighbours(position.items, position.route);
  return (
    <footer className={styles.root}>
      <div className={styles.source}>
        {editHref && (
          <a className={styles.edit} href={editHref} target="_blank" rel="noopener noreferrer">
            {strings.sidebar.editPage}
            <NewTabHint />
          </a>
        )}
        {lastUpdated && (
          <p>
            {strings.sidebar.lastUpdated} <time dateTime={lastUpdated.day}>{lastUpdated.text}</time>
          </p>
        )}
      </div>
      {(previous || next) && (
        <nav className={styles.pages} aria-label={strings.sidebar.pages} data-prefetch="">
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

import type { PageDay } from '../../common/pageDay.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { type PageAddress, type Place, resolveNeighbours } from '../site/resolvePlace.ts';
import { NewTabHint } from '../ui/ExternalLink.tsx';
import styles from './PageFooter.module.css';

interface Props {
  place: Place;
  lastUpdated: PageDay | undefined;
  /** Where the page can be edited; undefined on a generated page. */
  editHref: string | undefined;
}

/** Close a page: where it is edited, when it changed, and the pages before and after it. */
export function PageFooter({ place, lastUpdated, editHref }: Props) {
  const { previous, next } = resolveNeighbours(place.items, place.route);
  return (
    <footer className={styles.root}>
      <div className={styles.source}>
        {editHref && (
          <a className={styles.edit} href={editHref} target="_blank" rel="noopener noreferrer">
            Edit this page
            <NewTabHint />
          </a>
        )}
        {lastUpdated && (
          <p>
            Last updated on <time dateTime={lastUpdated.day}>{lastUpdated.text}</time>
          </p>
        )}
      </div>
      {(previous || next) && (
        <nav className={styles.pages} aria-label="Docs pages" data-prefetch="">
          {previous && <Neighbour className={styles.previous} hint="Previous" page={previous} />}
          {next && <Neighbour className={styles.next} hint="Next" page={next} />}
        </nav>
      )}
    </footer>
  );
}

function Neighbour({ className, hint, page }: { className: string | undefined; hint: string; page: PageAddress }) {
  return (
    <PageLink className={className} route={page.route}>
      <span className={styles.hint}>{hint}</span>
      <span className={styles.label}>{page.label}</span>
    </PageLink>
  );
}

import type { SearchHit } from '../../search/index.ts';
import { strings } from '../site/strings.ts';
import { HitLink } from './HitLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './ResultRow.module.css';
import type { Row } from './rows.ts';

/** Draw one page of the results: where it stands, its title, its places, and the versions that have it. */
export function ResultRow({ row: { head, page, sections, versions } }: { row: Row }) {
  return (
    <li className={styles.root}>
      {head.breadcrumbs.length > 0 && (
        <p className={styles.way} dir="auto">
          {head.breadcrumbs.join(' › ')}
        </p>
      )}
      <h2 className={styles.title} dir="auto">
        <HitLink className={styles.link} hit={page ?? { ...head, hash: '' }}>
          <MarkedText text={head.title} marks={head.marks.title} />
        </HitLink>
      </h2>
      {page && <ExcerptText hit={page} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.hash}>
              <h3 className={styles.heading} dir="auto">
                <HitLink className={styles.link} hit={hit}>
                  <MarkedText text={hit.heading} marks={hit.marks.heading} />
                </HitLink>
              </h3>
              <ExcerptText hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {versions.length > 0 && (
        <p className={styles.versions}>
          {strings.search.inVersions}{' '}
          {versions.map(({ name, hit }) => (
            <HitLink className={styles.version} key={name} hit={hit}>
              {name}
            </HitLink>
          ))}
        </p>
      )}
    </li>
  );
}

function ExcerptText({ hit: { excerpt } }: { hit: SearchHit }) {
  if (!excerpt) return null;
  return (
    <p className={styles.excerpt} dir="auto">
      <MarkedText text={excerpt.text} marks={excerpt.marks} />
    </p>
  );
}

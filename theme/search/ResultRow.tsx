import type { SearchHit } from '../../search/types.ts';
import { HitLink } from './HitLink.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './ResultRow.module.css';
import type { Row } from './rows.ts';

/** Draw one page of the results: where it stands, its title, its places, and the versions that have it. */
export function ResultRow({ row: { head, page, sections, versions } }: { row: Row }) {
  return (
    <li className={styles.root}>
      {head.b.length > 0 && (
        <p className={styles.way} dir="auto">
          {head.b.join(' › ')}
        </p>
      )}
      <h2 className={styles.title} dir="auto">
        <HitLink className={styles.link} hit={page ?? { ...head, h: '' }}>
          <MarkedText text={head.t} marks={head.marks.t} />
        </HitLink>
      </h2>
      {page && <ExcerptText hit={page} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.h}>
              <h3 className={styles.heading} dir="auto">
                <HitLink className={styles.link} hit={hit}>
                  <MarkedText text={hit.s} marks={hit.marks.s} />
                </HitLink>
              </h3>
              <ExcerptText hit={hit} />
            </li>
          ))}
        </ul>
      )}
      {versions.length > 0 && (
        <p className={styles.versions}>
          In{' '}
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

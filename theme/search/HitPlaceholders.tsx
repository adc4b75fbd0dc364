import hit from './HitOption.module.css';
import { HitText } from './HitOption.tsx';
import styles from './HitPlaceholders.module.css';

const NO_TEXT = '\u00a0';
const LINE = {
  kind: 'page' as const,
  hit: {
    hash: '',
    title: NO_TEXT,
    heading: '',
    breadcrumbs: [NO_TEXT],
    marks: { title: [], heading: [] },
    excerpt: null,
  },
  isEarly: true,
};
const LINES = [0, 1, 2];

/** Show the form of hits that are on their way. What draws them has run by the time they come. */
export function HitPlaceholders() {
  return (
    <div aria-hidden="true">
      {LINES.map((number) => (
        <div className={`${hit.root} ${styles.root}`} key={number}>
          <HitText line={LINE} />
        </div>
      ))}
    </div>
  );
}

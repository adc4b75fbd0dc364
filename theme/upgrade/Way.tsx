import { formatCompareAddress } from '../../common/compareAddress.ts';
import { useThemeData } from '../site/useThemeData.ts';
import styles from './UpgradePage.module.css';
import type { Leg } from './walkVersions.ts';
import { words } from './words.ts';

interface Props {
  legs: readonly Leg[];
  labelOf: (version: string) => string;
}

/** List the guides on the way, and the parts of it that have none. */
export function Way({ legs, labelOf }: Props) {
  const { base } = useThemeData();
  return (
    <section className={styles.way} aria-label={words.way}>
      <ol>
        {legs.map(({ from, to, guides }) => (
          <li key={to}>
            {words.leg(labelOf(from), labelOf(to))}:{' '}
            {guides.length === 0 ? (
              <>
                {words.gap}.{' '}
                <a href={formatCompareAddress(base, { from, to })}>{words.compare(labelOf(from), labelOf(to))}</a>
              </>
            ) : (
              guides.map(({ path, title, area }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <a href={path}>{area?.title ?? title}</a>
                </span>
              ))
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

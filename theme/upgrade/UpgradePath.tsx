import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import type { UpgradeStage } from '../../common/upgrades.ts';
import { useThemeData } from '../site/useThemeData.ts';
import styles from './UpgradePage.module.css';

interface Props {
  stages: readonly UpgradeStage[];
  labelOf: (version: string) => string;
}

/** List the guides of the upgrade path, and the stages without one. */
export function UpgradePath({ stages, labelOf }: Props) {
  const { base } = useThemeData();
  return (
    <section className={styles.path} aria-label={words.path}>
      <ol>
        {stages.map(({ from, to, guides }) => (
          <li key={to}>
            {words.stage(labelOf(from), labelOf(to))}:{' '}
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

import { useMemo } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import type { Upgrades } from '../../common/upgrades.ts';
import { listPathVersions, listUpgradeSteps, resolveUpgradePath } from '../../common/upgrades.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { StepList } from './StepList.tsx';
import { useTicks } from './ticks.ts';
import styles from './UpgradePage.module.css';
import { UpgradePath } from './UpgradePath.tsx';
import { useArticles } from './useArticles.ts';

interface Props {
  manifest: Manifest;
  upgrades: Upgrades;
  from: string;
  to: string;
  labelOf: (version: string) => string;
}

/** Show the upgrade path, how far the reader is, and the steps. */
export function UpgradeSteps({ manifest, upgrades, from, to, labelOf }: Props) {
  const { stages, groups } = useMemo(() => {
    const stages = resolveUpgradePath(listPathVersions(manifest.versions, upgrades), { from, to });
    const pathOf = (version: string) => manifest.versions.find(({ name }) => name === version)?.path ?? '/';
    return { stages, groups: listUpgradeSteps(stages, pathOf) };
  }, [manifest, upgrades, from, to]);
  const guides = stages.flatMap((stage) => stage.guides);
  const { articles, retry } = useArticles(guides.map(({ path }) => path));
  const failed = guides.filter(({ path }) => articles.get(path) === null);
  const { ticks, toggle, clear } = useTicks();
  const keys = groups.flatMap(({ steps }) => steps.map(({ key }) => key));
  const done = keys.filter((key) => ticks.has(key)).length;
  return (
    <>
      <UpgradePath stages={stages} labelOf={labelOf} />
      {keys.length > 0 && (
        <div className={styles.tools}>
          <nav aria-label={words.contents}>
            <ul className={styles.contents}>
              {groups.map(({ kind, steps }) => (
                <li key={kind}>
                  <a href={`#${kind}`}>{words.kinds[kind]}</a>{' '}
                  {words.progress(steps.filter(({ key }) => ticks.has(key)).length, steps.length)}
                </li>
              ))}
            </ul>
          </nav>
          <span role="status">{words.progress(done, keys.length)}</span>
          {done > 0 && (
            <Button kind="quiet" onClick={() => clear(keys)}>
              {words.clear}
            </Button>
          )}
        </div>
      )}
      {failed.length > 0 && (
        <div role="alert">
          {failed.map(({ path, title }) => (
            <p key={path}>{words.textFailed(title)}</p>
          ))}
          <Button kind="quiet" onClick={retry}>
            {strings.ui.retry}
          </Button>
        </div>
      )}
      {/* With their texts: one that comes later would move the steps below it. */}
      {guides.every(({ path }) => articles.has(path)) ? (
        <StepList groups={groups} articles={articles} ticks={ticks} onToggle={toggle} labelOf={labelOf} />
      ) : (
        <p>{strings.loading.loading}</p>
      )}
    </>
  );
}

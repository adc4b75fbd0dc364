import { useMemo } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import type { Upgrades } from '../../common/upgrades.ts';
import { findVersion } from '../../common/version.ts';
import { Button } from '../ui/Button.tsx';
import { listSteps } from './listSteps.ts';
import { StepList } from './StepList.tsx';
import { useTicks } from './ticks.ts';
import styles from './UpgradePage.module.css';
import { useArticles } from './useArticles.ts';
import { Way } from './Way.tsx';
import { walkVersions } from './walkVersions.ts';
import { words } from './words.ts';

interface Props {
  manifest: Manifest;
  upgrades: Upgrades;
  from: string;
  to: string;
  labelOf: (version: string) => string;
}

/** Show the way up, how far the reader is, and the steps. */
export function UpgradeSteps({ manifest, upgrades, from, to, labelOf }: Props) {
  const { legs, groups } = useMemo(() => {
    const stops = manifest.versions.map(({ name, role }) => ({
      name,
      role,
      guides: (upgrades.versions.find((version) => version.name === name)?.guides ?? []).map((guide) => ({
        ...guide,
        from: findVersion(manifest.versions, guide.from)?.name ?? guide.from,
      })),
    }));
    const legs = walkVersions(stops, { from, to });
    const pathOf = (version: string) => manifest.versions.find(({ name }) => name === version)?.path ?? '/';
    return { legs, groups: listSteps(legs, pathOf) };
  }, [manifest, upgrades, from, to]);
  const guides = legs.flatMap((leg) => leg.guides);
  const { articles, retry } = useArticles(guides.map(({ path }) => path));
  const failed = guides.filter(({ path }) => articles.get(path) === null);
  const { ticks, toggle, clear } = useTicks();
  const keys = groups.flatMap(({ steps }) => steps.map(({ key }) => key));
  const done = keys.filter((key) => ticks.has(key)).length;
  return (
    <>
      <Way legs={legs} labelOf={labelOf} />
      {keys.length > 0 && (
        <div className={styles.tools}>
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
            {words.retry}
          </Button>
        </div>
      )}
      {/* With their texts: one that comes later would move the steps below it. */}
      {guides.every(({ path }) => articles.has(path)) ? (
        <StepList groups={groups} articles={articles} ticks={ticks} onToggle={toggle} labelOf={labelOf} />
      ) : (
        <p>{words.loading}</p>
      )}
    </>
  );
}

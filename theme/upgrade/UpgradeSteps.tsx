import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isOwnPart } from '../../common/articleParts.ts';
import type { Manifest } from '../../common/manifest.ts';
import { formatCompareAddress } from '../../common/shellRoutes.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import {
  listPathVersions,
  listUpgradeSteps,
  type PathStep,
  resolveUpgradePath,
  type SiteUpgradeGuide,
  type UpgradeStage,
  type Upgrades,
} from '../../common/upgrades.ts';
import { type ArticleElement, filterArticle, renameIds } from '../../packages/article-diff/index.ts';
import { createNodes, loadArticle } from '../articles/articles.ts';
import changed from '../articles/Changes.module.css';
import { refreshContent } from '../content/contentScript.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { loadedOf, useLoadable } from '../ui/loadable.ts';
import { anchorTo, cutStep, joinPairs } from './stepNodes.ts';
import { useTicks } from './ticks.ts';
import styles from './UpgradePage.module.css';

interface Props {
  manifest: Manifest;
  upgrades: Upgrades;
  from: string;
  to: string;
  labelOf: (version: string) => string;
}

/** Show the upgrade path, how far the reader is, and the steps by kind and by area. */
export function UpgradeSteps({ manifest, upgrades, from, to, labelOf }: Props) {
  const { stages, guides, groups } = useMemo(() => {
    const stages = resolveUpgradePath(listPathVersions(manifest.versions, upgrades), { from, to });
    const pathOf = (version: string) => manifest.versions.find(({ name }) => name === version)?.path ?? '/';
    return { stages, guides: stages.flatMap(({ guides }) => guides), groups: listUpgradeSteps(stages, pathOf) };
  }, [manifest, upgrades, from, to]);
  const { articles, retry } = useArticles(guides);
  const failed = articles ? guides.filter(({ path }) => !articles.has(path)) : [];
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
          <span className={styles.clear} data-shown={done > 0}>
            <Button kind="quiet" onClick={() => clear(keys)}>
              {words.clear}
            </Button>
          </span>
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
      {articles ? (
        groups.map(({ kind, steps }) => (
          <section key={kind}>
            <h2 id={kind}>{words.kinds[kind]}</h2>
            {groupByArea(steps).map(([area, some]) => (
              <section key={area}>
                {area !== '' && <h3>{area}</h3>}
                <ul>
                  {some.map((step) => (
                    <Step
                      key={step.key}
                      step={step}
                      article={articles.get(step.guide.path)}
                      isDone={ticks.has(step.key)}
                      onToggle={() => toggle(step.key)}
                      label={labelOf(step.version)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </section>
        ))
      ) : (
        <p>{strings.loading.loading}</p>
      )}
    </>
  );
}

/** Load the articles of guides, by path; those that cannot be loaded are missing. */
function useArticles(guides: readonly SiteUpgradeGuide[]) {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads the missing ones again.
  const load = useMemo(
    () => async () => {
      const loaded = await Promise.allSettled(guides.map(async ({ path }) => [path, await loadArticle(path)] as const));
      for (const result of loaded) if (result.status === 'rejected') console.error(result.reason);
      return new Map(loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
    },
    [guides, attempt],
  );
  return { articles: loadedOf(useLoadable(load)), retry: () => setAttempt(attempt + 1) };
}

/** List the guides of the upgrade path, and the stages without one. */
function UpgradePath({ stages, labelOf }: { stages: readonly UpgradeStage[]; labelOf: Props['labelOf'] }) {
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

function groupByArea(steps: readonly PathStep[]): [area: string, steps: PathStep[]][] {
  const areaOf = ({ guide }: PathStep) => guide.area?.title ?? '';
  return [...new Set(steps.map(areaOf))].map((area) => [area, steps.filter((step) => areaOf(step) === area)]);
}

interface StepProps {
  step: PathStep;
  article: ArticleElement | undefined;
  isDone: boolean;
  onToggle: () => void;
  /** Of its version. */
  label: string;
}

/** Draw a box to tick, and a text to open. */
function Step({ step, article, isDone, onToggle, label }: StepProps) {
  const titleId = useId();
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <input className={styles.box} type="checkbox" checked={isDone} aria-labelledby={titleId} onChange={onToggle} />
      <details className={styles.details}>
        <summary>
          <span className={styles.title} id={titleId}>
            {step.title}
          </span>
        </summary>
        <a className={styles.origin} href={`${step.guide.path}#${step.anchor}`}>
          {words.guide(label)}
        </a>
        {article && <StepText step={step} article={article} />}
      </details>
    </li>
  );
}

/** Show the text of a step from its guide. */
function StepText({ step, article }: { step: PathStep; article: ArticleElement }) {
  const { key, anchor, guide } = step;
  const ref = useRef<HTMLDivElement>(null);
  // Before the browser paints: a text that comes later would move what is below it.
  useLayoutEffect(() => {
    if (!ref.current) return;
    const children = joinPairs(anchorTo(cutStep(filterArticle(article, isStepPart), anchor), guide.path));
    const text = renameIds({ tag: 'div', attributes: {}, children }, `${key} `.replace(/\W/g, '-'));
    ref.current.replaceChildren(...createNodes(text.children, words.changes));
    refreshContent(ref.current);
  }, [article, anchor, guide.path, key]);
  return <div className={`rp-doc ${changed.root} ${styles.text}`} ref={ref} />;
}

/** Also what acts on a click in any document. */
const isStepPart = (element: ArticleElement): boolean =>
  element.attributes['data-action'] !== undefined || isOwnPart(element);

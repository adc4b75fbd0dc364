import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
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
import { Choice } from '../ui/Choice.tsx';
import form from '../ui/Form.module.css';
import { loadedOf, useLoadable } from '../ui/loadable.ts';
import progress from '../ui/Progress.module.css';
import { anchorTo, cutStep, joinPairs } from './stepNodes.ts';
import { useTicks } from './ticks.ts';
import styles from './UpgradePage.module.css';

interface Props {
  manifest: Manifest;
  upgrades: Upgrades;
  from: string;
  to: string;
  labelOf: (version: string) => string;
  /** Ids of areas whose steps are left out. */
  without: readonly string[];
  onFilter: (without: string[]) => void;
}

/** Show the upgrade path, how far the reader is, and the steps of each version by area. */
export function UpgradeSteps({ manifest, upgrades, from, to, labelOf, without, onFilter }: Props) {
  const { stages, guides, steps } = useMemo(() => {
    const stages = resolveUpgradePath(listPathVersions(manifest.versions, upgrades), { from, to });
    const pathOf = (version: string) => manifest.versions.find(({ name }) => name === version)?.path ?? '/';
    return { stages, guides: stages.flatMap(({ guides }) => guides), steps: listUpgradeSteps(stages, pathOf) };
  }, [manifest, upgrades, from, to]);
  const { articles, retry } = useArticles(guides);
  const failed = articles ? guides.filter(({ path }) => !articles.has(path)) : [];
  const { ticks, toggle, clear } = useTicks();
  const shown = steps.map((some) => some.filter(({ guide }) => !without.includes(guide.area?.id ?? '')));
  const keys = shown.flat().map(({ key }) => key);
  const done = keys.filter((key) => ticks.has(key)).length;
  const stepsRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <UpgradePath stages={stages} labelOf={labelOf} />
      <AreaFilter guides={guides} without={without} onFilter={onFilter} />
      {steps.some((some) => some.length > 0) && (
        <div className={styles.tools}>
          <progress
            className={`${progress.root} ${styles.progress}`}
            value={done}
            max={keys.length || 1}
            aria-label={words.done}
          />
          <span role="status">{words.progress(done, keys.length)}</span>
          <ExpandButton stepsRef={stepsRef} />
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
        <div ref={stepsRef}>
          {stages.map(({ from, to }, index) => (
            <section key={to}>
              <h2 id={stageAnchor(to)}>{words.stage(labelOf(from), labelOf(to))}</h2>
              {groupByArea(shown[index] ?? []).map(([area, some]) => (
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
              {shown[index]?.length === 0 && <p>{words.noSteps}</p>}
            </section>
          ))}
        </div>
      ) : (
        <p>{strings.loading.loading}</p>
      )}
    </>
  );
}

const stageAnchor = (version: string): string => `to-${version}`;

interface FilterProps extends Pick<Props, 'without' | 'onFilter'> {
  guides: readonly SiteUpgradeGuide[];
}

/** Let the reader leave out the steps of areas. */
function AreaFilter({ guides, without, onFilter }: FilterProps) {
  const areas = [...new Map(guides.flatMap(({ area }) => (area ? [[area.id, area.title]] : [])))];
  if (areas.length < 2) return null;
  return (
    <fieldset className={form.row}>
      <legend className={styles.legend}>{words.areas}</legend>
      {areas.map(([id, title]) => (
        <Choice
          key={id}
          label={title}
          isOn={!without.includes(id)}
          onChange={(isOn) => onFilter(isOn ? without.filter((one) => one !== id) : [...without, id])}
        />
      ))}
    </fieldset>
  );
}

/** Open all texts, or close them again. */
function ExpandButton({ stepsRef }: { stepsRef: RefObject<HTMLElement | null> }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const change = () => {
    for (const details of stepsRef.current?.querySelectorAll<HTMLDetailsElement>(`.${styles.details}`) ?? [])
      details.open = !isExpanded;
    setIsExpanded(!isExpanded);
  };
  return (
    <Button kind="quiet" onClick={change}>
      {isExpanded ? words.collapse : words.expand}
    </Button>
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
            <a href={`#${stageAnchor(to)}`}>{words.stage(labelOf(from), labelOf(to))}</a>:{' '}
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
          </span>{' '}
          <small className={styles.kind} data-kind={step.kind}>
            {words.kinds[step.kind]}
          </small>
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

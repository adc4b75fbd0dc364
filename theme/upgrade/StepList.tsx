import { useId } from 'react';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import type { PathStep, StepGroup } from '../../common/upgrades.ts';
import { StepText } from './StepText.tsx';
import styles from './UpgradePage.module.css';
import type { Articles } from './useArticles.ts';

interface Props {
  groups: readonly StepGroup[];
  articles: Articles;
  ticks: ReadonlySet<string>;
  onToggle: (key: string) => void;
  labelOf: (version: string) => string;
}

/** List the steps by kind and by area, each with a box to tick and a text to open. */
export const StepList = ({ groups, ...props }: Props) =>
  groups.map(({ kind, steps }) => (
    <section key={kind}>
      <h2 className={styles.kind} id={kind}>
        {words.kinds[kind]}
      </h2>
      {groupByArea(steps).map(([area, some]) => (
        <section key={area}>
          {area !== '' && <h3 className={styles.area}>{area}</h3>}
          <ul className={styles.steps}>
            {some.map((step) => (
              <Step key={step.key} step={step} {...props} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  ));

function groupByArea(steps: readonly PathStep[]): [area: string, steps: PathStep[]][] {
  const areaOf = ({ guide }: PathStep) => guide.area?.title ?? '';
  return [...new Set(steps.map(areaOf))].map((area) => [area, steps.filter((step) => areaOf(step) === area)]);
}

function Step({ step, articles, ticks, onToggle, labelOf }: Omit<Props, 'groups'> & { step: PathStep }) {
  const { key, title, anchor, version, guide } = step;
  const titleId = useId();
  const isDone = ticks.has(key);
  const article = articles.get(guide.path);
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <input
        className={styles.box}
        type="checkbox"
        checked={isDone}
        aria-labelledby={titleId}
        onChange={() => onToggle(key)}
      />
      <details className={styles.details}>
        <summary>
          <span className={styles.title} id={titleId}>
            {title}
          </span>
        </summary>
        <a className={styles.origin} href={`${guide.path}#${anchor}`}>
          {words.guide(labelOf(version))}
        </a>
        {article && <StepText step={step} article={article} />}
      </details>
    </li>
  );
}

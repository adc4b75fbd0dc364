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

/** List the steps by kind, each with a box to tick. */
export const StepList = ({ groups, ...props }: Props) =>
  groups.map(({ kind, steps }) => (
    <section key={kind}>
      <h2 className={styles.kind} id={kind}>
        {words.kinds[kind]}
      </h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.key} step={step} {...props} />
        ))}
      </ul>
    </section>
  ));

function Step({ step, articles, ticks, onToggle, labelOf }: Omit<Props, 'groups'> & { step: PathStep }) {
  const { key, title, anchor, version, guide } = step;
  const headingId = useId();
  const isDone = ticks.has(key);
  const article = articles.get(guide.path);
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <input
        className={styles.box}
        type="checkbox"
        checked={isDone}
        aria-labelledby={headingId}
        onChange={() => onToggle(key)}
      />
      <div>
        <h3 className={styles.title} id={headingId}>
          <a href={`${guide.path}#${anchor}`}>{title}</a>
        </h3>
        <p className={styles.origin}>{[labelOf(version), guide.area?.title].filter(Boolean).join(' · ')}</p>
        {article && <StepText step={step} article={article} isFolded={isDone} />}
      </div>
    </li>
  );
}

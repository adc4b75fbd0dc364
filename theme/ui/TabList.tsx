import { Children, type ReactNode } from 'react';
import styles from './TabList.module.css';

interface Props {
  /** Begins the ids of tabs and panels. */
  id: string;
  label: string;
  labels: readonly string[];
  /** The panels. */
  children: ReactNode;
}

/** Draw tabs with the first one chosen. `theme/content/tabs.ts` lets readers choose. */
export const TabList = ({ id, label, labels, children }: Props) => (
  <>
    <div className={styles.list} role="tablist" aria-label={label}>
      {labels.map((name, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the labels of tabs change, and their order does not.
          key={index}
          className={styles.tab}
          type="button"
          role="tab"
          id={`${id}.tab${index}`}
          aria-controls={`${id}.panel${index}`}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
          data-action="tab"
        >
          {name}
        </button>
      ))}
    </div>
    {Children.map(children, (panel, index) => (
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}.panel${index}`}
        aria-labelledby={`${id}.tab${index}`}
        data-shown={index === 0}
      >
        <p className={styles.label}>{labels[index]}</p>
        {panel}
      </div>
    ))}
  </>
);

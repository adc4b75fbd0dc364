import styles from './RunPanel.module.css';
import type { Run } from './useRun.ts';
import { words } from './words.ts';

interface Props {
  run: Run;
  isOver: boolean;
}

/** Draw what a run changed on the device. */
export function RunDevice({ run: { place, changes }, isOver }: Props) {
  const { device } = words;
  if (place === 'own') return <p className={styles.note}>{words.own.unknownChanges}</p>;
  if (changes.length === 0) return <p className={styles.note}>{isOver ? device.none : device.running}</p>;
  const { columns } = device;
  const hasValues = changes.some(({ before, after }) => before !== undefined || after !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard.
    <section className={styles.box} tabIndex={0} aria-label={device.caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.name}</th>
            {hasValues && <th scope="col">{columns.before}</th>}
            {hasValues && <th scope="col">{columns.after}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ kind, change, name, before, after }) => (
            <tr key={`${kind} ${name} ${change}`}>
              <td>
                {device.changes[change]} {device.kinds[kind] ?? kind}
              </td>
              <td className={styles.code}>{name}</td>
              {hasValues && <td className={styles.code}>{before}</td>}
              {hasValues && <td className={styles.code}>{after}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

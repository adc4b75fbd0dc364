import { Fragment, type ReactNode, useId } from 'react';
import { Link } from '../../../theme/navigation/Link.tsx';
import { useThemeData } from '../../../theme/site/useThemeData.ts';
import { TabList } from '../../../theme/ui/TabList.tsx';
import { run as words } from '../../strings/en/run.ts';
import type { OutputLine, Run, RunChange } from './useRun.ts';

interface RunTab {
  key: keyof typeof words.tabs;
  count: number;
  content: ReactNode;
}

/** Draw the results of a run that has some: output, changes on the device, packets. */
export function RunResults({ run }: { run: Run }) {
  const id = useId();
  const tabs = listTabs(run);
  return (
    <TabList id={id} label={words.tabList} labels={tabs.map(({ key, count }) => words.tabs[key](count))}>
      {tabs.map(({ key, content }) => (
        <Fragment key={key}>{content}</Fragment>
      ))}
    </TabList>
  );
}

/** The first one opens. */
function listTabs({ status, output, changes, packets }: Run): RunTab[] {
  const hasOutput = output.length > 0;
  const tabs: RunTab[] = [];
  if (hasOutput || !changes)
    tabs.push({
      key: 'output',
      count: output.length,
      content: <Output lines={output} isOver={status !== 'running'} />,
    });
  if (changes && (changes.length > 0 || !hasOutput))
    tabs.push({ key: 'device', count: changes.length, content: <Changes changes={changes} /> });
  if (packets.length > 0) tabs.push({ key: 'packets', count: packets.length, content: <Packets lines={packets} /> });
  return tabs;
}

/** Screen readers announce new lines. */
const Output = ({ lines, isOver }: { lines: readonly OutputLine[]; isOver: boolean }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard.
  <div className="box output" role="log" aria-label={words.outputRegion} tabIndex={0}>
    <div>
      {lines.map(({ level, text, line }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, at the end.
        <pre key={index} data-level={level}>
          {line === undefined ? words.levels[level] : words.errorAt(line)}
          {text}
        </pre>
      ))}
      {isOver && lines.length === 0 && <div className="note">{words.noOutput}</div>}
    </div>
  </div>
);

function Changes({ changes }: { changes: readonly RunChange[] }) {
  const { caption, none, columns, kinds, changes: names } = words.device;
  if (changes.length === 0) return <div className="note">{none}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard.
    <section className="box" tabIndex={0} aria-label={caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ kind, change, name, before, after }) => (
            <tr key={`${kind} ${name} ${change}`}>
              <td>
                {names[change]} {kinds[kind] ?? kind}
              </td>
              <td className="code">{name}</td>
              <td className="code">{[before, after].filter((value) => value !== undefined).join(' → ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Packets({ lines }: { lines: readonly string[] }) {
  const { runHelpPage } = useThemeData();
  const { caption, help } = words.packets;
  return (
    <>
      <div className="note">
        {caption} {runHelpPage && <Link href={runHelpPage}>{help}</Link>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard. */}
      <section className="box" tabIndex={0} aria-label={caption}>
        <pre>{lines.join('\n')}</pre>
      </section>
    </>
  );
}

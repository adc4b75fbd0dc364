import { useMemo, useState } from 'react';
import { previews } from '../../strings/en/previews.ts';
import { LinesField, SelectField } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, ResultTable } from '../parts/Results.tsx';
import { useFields } from '../parts/useFields.ts';
import { parseLogcat } from './parseLogcat.ts';
import { parseProps } from './parseProps.ts';

const words = previews.deviceOutput;

const EXAMPLES = {
  getprop: [
    '[persist.sys.timezone]: [Europe/Berlin]',
    '[ro.build.version.release]: [14]',
    '[ro.build.version.sdk]: [34]',
    '[ro.product.model]: [Pixel 6]',
    '[sys.boot_completed]: [1]',
  ].join('\n'),
  logcat: [
    '--------- beginning of main',
    '09-14 10:32:07.482  1620  1745 I ActivityManager: Start proc 4711:com.example.app',
    '09-14 10:32:07.913  4711  4711 W ResourceType: No known package: 0x7f',
    '09-14 10:32:08.041  4711  4730 E AndroidRuntime: FATAL EXCEPTION: main',
  ].join('\n'),
};

/** A longer table would delay every keystroke. */
const LIMIT = 200;

type Kind = keyof typeof EXAMPLES;
const CHOICES = { command: Object.keys(EXAMPLES) as Kind[] };

/** Parse pasted output, at first that of `getprop`. */
export const GetpropOutput = () => <DeviceOutput first="getprop" />;

/** Parse pasted output, at first that of `logcat`. */
export const LogcatOutput = () => <DeviceOutput first="logcat" />;

function DeviceOutput({ first }: { first: Kind }) {
  const start = useMemo(() => ({ command: first }), [first]);
  const [{ command: kind }, change] = useFields(start, CHOICES);
  // Output may be private, so it is kept out of the address.
  const [texts, setTexts] = useState(EXAMPLES);
  const text = texts[kind];
  const Rows = kind === 'getprop' ? Props : LogLines;
  return (
    <Panel packageName={PACKAGES.androidBin} note={words.note} isPrivate>
      <Group legend={words.output}>
        <SelectField
          label={words.command}
          value={kind}
          options={Object.keys(EXAMPLES)}
          onChange={(next) => change({ command: next as Kind })}
        />
        <LinesField label={words.text} value={text} onChange={(next) => setTexts({ ...texts, [kind]: next })} />
      </Group>
      <Rows text={text} />
    </Panel>
  );
}

function Props({ text }: { text: string }) {
  const props = parseProps(text);
  if (props.length === 0) return <Outcome>{words.properties.none}</Outcome>;
  return (
    <>
      <Outcome>{describeCount(props.length, words.properties.count)}</Outcome>
      <ResultTable
        label={words.properties.table}
        columns={words.properties.columns}
        code={[0, 1]}
        rows={props.slice(0, LIMIT).map(({ key, value }) => [key, value || words.properties.empty])}
      />
    </>
  );
}

function LogLines({ text }: { text: string }) {
  const { lines, skipped } = parseLogcat(text);
  const rest = skipped > 0 ? ` ${words.lines.skipped(skipped)}` : '';
  if (lines.length === 0) return <Outcome>{words.lines.none + rest}</Outcome>;
  return (
    <>
      <Outcome>{describeCount(lines.length, words.lines.count) + rest}</Outcome>
      <ResultTable
        label={words.lines.table}
        columns={words.lines.columns}
        code={[0]}
        rows={lines
          .slice(0, LIMIT)
          .map(({ time, pid, tid, priority, tag, message }) => [
            tag,
            priority,
            pid || '–',
            tid || '–',
            time || '–',
            message,
          ])}
      />
    </>
  );
}

const describeCount = (count: number, format: (count: number) => string): string =>
  words.found(format(count), count > LIMIT ? LIMIT : undefined);

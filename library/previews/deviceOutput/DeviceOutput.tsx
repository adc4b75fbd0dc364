import { useMemo, useState } from 'react';
import { LinesField, SelectField } from '../parts/Fields.tsx';
import { formatCount } from '../parts/formatBytes.ts';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, ResultTable } from '../parts/Results.tsx';
import { useFields } from '../parts/useFields.ts';
import { parseLogcat } from './parseLogcat.ts';
import { parseProps } from './parseProps.ts';

/** Text of the field before the reader pastes anything. */
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

/** Most rows that are shown: a longer table would delay every keystroke. */
const LIMIT = 200;

type Kind = keyof typeof EXAMPLES;
// The keys of EXAMPLES are its names.
const CHOICES = { command: Object.keys(EXAMPLES) as Kind[] };

const NOTE =
  'The library reads single properties and the binary form of logcat; text is parsed by code of this page, with the library’s names of the priorities.';

/** Parse pasted output; at first that of `getprop`. */
export const GetpropOutput = () => <DeviceOutput first="getprop" />;

/** Parse pasted output; at first that of `logcat`. */
export const LogcatOutput = () => <DeviceOutput first="logcat" />;

function DeviceOutput({ first }: { first: Kind }) {
  const start = useMemo(() => ({ command: first }), [first]);
  const [{ command: kind }, change] = useFields(start, CHOICES);
  // What a device printed may be private, so it does not get into the address.
  const [texts, setTexts] = useState(EXAMPLES);
  const text = texts[kind];
  const Rows = kind === 'getprop' ? Props : LogLines;
  return (
    <Panel packageName={PACKAGES.androidBin} note={NOTE} isPrivate>
      <Group legend="Output of the device">
        <SelectField
          label="Command"
          value={kind}
          options={Object.keys(EXAMPLES)}
          // The options are the keys of EXAMPLES.
          onChange={(next) => change({ command: next as Kind })}
        />
        <LinesField label="Pasted text" value={text} onChange={(next) => setTexts({ ...texts, [kind]: next })} />
      </Group>
      <Rows text={text} />
    </Panel>
  );
}

function Props({ text }: { text: string }) {
  const props = parseProps(text);
  if (props.length === 0) return <Outcome>No property found. A line looks like [ro.product.model]: [Pixel 6].</Outcome>;
  return (
    <>
      <Outcome>{describeCount(props.length, formatCount(props.length, 'property', 'properties'))}</Outcome>
      <ResultTable
        label="Properties"
        columns={['Key', 'Value']}
        code={[0, 1]}
        rows={props.slice(0, LIMIT).map(({ key, value }) => [key, value || '(empty)'])}
      />
    </>
  );
}

function LogLines({ text }: { text: string }) {
  const { lines, skipped } = parseLogcat(text);
  const rest = skipped > 0 ? ` ${formatCount(skipped, 'line')} could not be read.` : '';
  if (lines.length === 0)
    return <Outcome>No line of logcat found; the formats threadtime, time, brief and tag are known.{rest}</Outcome>;
  return (
    <>
      <Outcome>
        {describeCount(lines.length, formatCount(lines.length, 'line'))}
        {rest}
      </Outcome>
      <ResultTable
        label="Lines"
        columns={['Tag', 'Priority', 'Process', 'Thread', 'Time', 'Message']}
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

const describeCount = (count: number, words: string): string =>
  count > LIMIT ? `${words}; the first ${LIMIT} are shown.` : `${words}.`;

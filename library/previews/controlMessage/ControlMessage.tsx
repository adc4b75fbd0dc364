import { SelectField, TextField } from '../parts/Fields.tsx';
import { formatCount } from '../parts/formatBytes.ts';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { isSince, LATEST, VERSION_CHOICES } from '../parts/scrcpyVersions.ts';
import { useFields } from '../parts/useFields.ts';
import { encodeMessage, type MessageFields, NAMES, START as START_FIELDS } from './encodeMessage.ts';
import { listParts, type MessageKind, type NumberName, type PartName } from './layouts.ts';

const KINDS = [
  ['touch', 'Touch'],
  ['key', 'Key'],
  ['text', 'Text'],
  ['scroll', 'Scroll'],
] as const satisfies readonly (readonly [MessageKind, string])[];

const HINTS: Partial<Record<NumberName, string>> = {
  pointerId: '-1 mouse, -2 finger',
  pressure: 'From 0 to 1',
  buttons: '1 primary, 2 secondary, 4 tertiary',
  actionButton: 'The button that changed',
};

const START: MessageFields & { kind: MessageKind; version: string } = {
  kind: 'touch',
  version: LATEST,
  ...START_FIELDS,
};

const CHOICES = {
  kind: KINDS.map(([kind]) => kind),
  version: VERSION_CHOICES,
  touchAction: Object.keys(NAMES.touchAction),
  keyAction: Object.keys(NAMES.keyAction),
  keyCode: Object.keys(NAMES.keyCode),
  metaState: Object.keys(NAMES.metaState),
};

/** Show the bytes of a control message with the chosen fields. */
export function ControlMessage() {
  const [{ kind, version, ...fields }, setFields] = useFields(START, CHOICES);
  const { problems, bytes, count, rows } = encodeMessage(kind, version, fields);
  const change = (name: keyof MessageFields) => (value: string) => setFields({ [name]: value });

  const select = (name: keyof typeof NAMES, label: string) => (
    <SelectField
      key={name}
      label={label}
      value={fields[name]}
      options={Object.keys(NAMES[name])}
      onChange={change(name)}
    />
  );
  const drawField = (name: PartName) => {
    if (name === 'type' || name === 'length') return null;
    if (name === 'action') return kind === 'key' ? select('keyAction', 'action') : select('touchAction', 'action');
    if (name === 'keyCode' || name === 'metaState') return select(name, name);
    if (name === 'text')
      return <TextField key={name} label="text" value={fields.text} isWide onChange={change('text')} />;
    const hint = name === 'scrollX' || name === 'scrollY' ? describeSteps(version) : HINTS[name];
    return (
      <TextField
        key={name}
        label={name}
        value={fields[name]}
        hint={hint}
        problem={problems[name]}
        onChange={change(name)}
      />
    );
  };

  return (
    <Panel packageName={PACKAGES.scrcpy}>
      <Group legend="Message">
        {/* The options are KINDS. */}
        <SelectField
          label="Kind"
          value={kind}
          options={KINDS}
          onChange={(next) => setFields({ kind: next as MessageKind })}
        />
        <SelectField
          label="Server version"
          value={version}
          options={VERSION_CHOICES}
          onChange={(version) => setFields({ version })}
        />
      </Group>
      <Group legend="Fields">{listParts(kind, version).map(([name]) => drawField(name))}</Group>
      {bytes ? (
        <>
          <Outcome>A message of {formatCount(count, 'byte')}.</Outcome>
          <Output label="Bytes">{bytes}</Output>
          <ResultTable
            label="Parts"
            columns={['Part', 'Bytes', 'Value']}
            code={[0, 1]}
            rows={rows.map(({ part, bytes, value }) => [part, bytes, value])}
          />
        </>
      ) : (
        <Outcome>
          {Object.keys(problems).length > 0
            ? 'There is no message yet: one of the fields cannot be read.'
            : 'There is nothing to send: this server takes only whole steps, and the library keeps the rest for the next one.'}
        </Outcome>
      )}
    </Panel>
  );
}

function describeSteps(version: string): string {
  if (!isSince(version, '1.25')) return 'Whole steps';
  return isSince(version, '3.3.1') ? 'Steps, from -16 to 16' : 'From -1 to 1; more is cut off';
}

import { previews } from '../../strings/en/previews.ts';
import { SelectField, TextField } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { isSince, LATEST, VERSION_CHOICES } from '../parts/scrcpyVersions.ts';
import { useFields } from '../parts/useFields.ts';
import { encodeMessage, type MessageFields, NAMES, START as START_FIELDS } from './encodeMessage.ts';
import { listParts, type MessageKind, type PartName } from './layouts.ts';

const words = previews.controlMessage;

// The keys are the kinds.
const KINDS = Object.entries(words.kinds) as [MessageKind, string][];

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
    const hint = name === 'scrollX' || name === 'scrollY' ? describeSteps(version) : words.hints[name];
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
      <Group legend={words.message}>
        {/* The options are KINDS. */}
        <SelectField
          label={words.kind}
          value={kind}
          options={KINDS}
          onChange={(next) => setFields({ kind: next as MessageKind })}
        />
        <SelectField
          label={words.serverVersion}
          value={version}
          options={VERSION_CHOICES}
          onChange={(version) => setFields({ version })}
        />
      </Group>
      <Group legend={words.fields}>{listParts(kind, version).map(([name]) => drawField(name))}</Group>
      {bytes ? (
        <>
          <Outcome>{words.outcome(count)}</Outcome>
          <Output label={words.bytes}>{bytes}</Output>
          <ResultTable
            label={words.parts}
            columns={words.columns}
            code={[0, 1]}
            rows={rows.map(({ part, bytes, value }) => [part, bytes, value])}
          />
        </>
      ) : (
        <Outcome>{Object.keys(problems).length > 0 ? words.none : words.nothing}</Outcome>
      )}
    </Panel>
  );
}

function describeSteps(version: string): string {
  if (!isSince(version, '1.25')) return words.steps.whole;
  return isSince(version, '3.3.1') ? words.steps.wide : words.steps.narrow;
}

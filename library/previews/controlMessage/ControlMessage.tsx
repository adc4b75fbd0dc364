import { previews } from '../../strings/en/previews.ts';
import { useForm } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { isSince, LATEST, VERSION_CHOICES } from '../parts/scrcpyVersions.ts';
import {
  encodeMessage,
  listParts,
  type MessageFields,
  type MessageKind,
  NAMES,
  type PartName,
  START as START_FIELDS,
} from './encodeMessage.ts';

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
  const { fields, text, select } = useForm(START, CHOICES);
  const { kind, version } = fields;
  const { problems, bytes, count, rows } = encodeMessage(kind, version, fields);
  const nothing = Object.keys(problems).length > 0 ? words.none : words.nothing;
  const drawField = (name: PartName) => {
    if (name === 'type' || name === 'length') return null;
    if (name === 'action') {
      const action = kind === 'key' ? 'keyAction' : 'touchAction';
      return select(action, CHOICES[action], { label: name });
    }
    if (name === 'keyCode' || name === 'metaState') return select(name, CHOICES[name]);
    if (name === 'text') return text(name, { isWide: true });
    const hint = name === 'scrollX' || name === 'scrollY' ? describeSteps(version) : words.hints[name];
    return text(name, { hint, problem: problems[name] });
  };

  return (
    <Panel packageName={PACKAGES.scrcpy}>
      <Group legend={words.message}>
        {select('kind', KINDS, { label: words.kind })}
        {select('version', VERSION_CHOICES, { label: words.serverVersion })}
      </Group>
      <Group legend={words.fields}>{listParts(kind, version).map(([name]) => drawField(name))}</Group>
      <Outcome>{bytes ? words.outcome(count) : nothing}</Outcome>
      {bytes && (
        <>
          <Output label={words.bytes}>{bytes}</Output>
          <ResultTable label={words.parts} columns={words.columns} code={[0, 1]} rows={rows} />
        </>
      )}
    </Panel>
  );
}

function describeSteps(version: string): string {
  if (!isSince(version, '1.25')) return words.steps.whole;
  return isSince(version, '3.3.1') ? words.steps.wide : words.steps.narrow;
}

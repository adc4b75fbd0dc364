import { previews } from '../../strings/en/previews.ts';
import { SelectField, TextField } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { useFields } from '../parts/useFields.ts';
import { COMMANDS, type CommandName, EXAMPLES, encodePacket, type PacketFields, VERSIONS } from './encodePacket.ts';

const words = previews.packetInspector;

const VERSION_CHOICES = [
  [`${VERSIONS.new}`, '0x01000001'],
  [`${VERSIONS.old}`, '0x01000000'],
] as const;

const START: PacketFields = { command: 'OPEN', version: VERSIONS.new, ...EXAMPLES.OPEN };

const CHOICES = { command: Object.keys(COMMANDS) as CommandName[], version: Object.values(VERSIONS) };

/** Show the bytes of a packet with the chosen fields. */
export function PacketInspector() {
  const [fields, change] = useFields(START, CHOICES);
  const { packet, problems } = encodePacket(fields);
  const [meaning0, meaning1] = words.meanings[fields.command];
  return (
    <Panel packageName={PACKAGES.adb}>
      <Group legend={words.packet}>
        <SelectField
          label={words.command}
          value={fields.command}
          options={Object.keys(COMMANDS)}
          onChange={(command) => change({ command: command as CommandName, ...EXAMPLES[command as CommandName] })}
        />
        <TextField
          label="arg0"
          value={fields.arg0}
          hint={meaning0}
          problem={problems.arg0}
          onChange={(arg0) => change({ arg0 })}
        />
        <TextField
          label="arg1"
          value={fields.arg1}
          hint={meaning1}
          problem={problems.arg1}
          onChange={(arg1) => change({ arg1 })}
        />
        <SelectField
          label={words.version}
          value={`${fields.version}`}
          options={VERSION_CHOICES}
          hint={fields.version === VERSIONS.new ? words.newVersion : words.oldVersion}
          onChange={(version) => change({ version: Number(version) })}
        />
        <TextField label={words.payload} value={fields.payload} isWide onChange={(payload) => change({ payload })} />
      </Group>
      {packet ? (
        <>
          <Outcome>{words.outcome(packet.payloadLength)}</Outcome>
          <Output label={words.header}>{packet.header}</Output>
          <ResultTable
            label={words.fields}
            columns={words.columns}
            code={[0, 1]}
            rows={packet.rows.map(({ field, bytes, meaning }) => [field, bytes, meaning])}
          />
        </>
      ) : (
        <Outcome>{words.none}</Outcome>
      )}
    </Panel>
  );
}

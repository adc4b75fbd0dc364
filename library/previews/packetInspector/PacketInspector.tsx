import { previews } from '../../strings/en/previews.ts';
import { useForm } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
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
  const { fields, change, text, select } = useForm(START, CHOICES);
  const { packet, problems } = encodePacket(fields);
  const [meaning0, meaning1] = words.meanings[fields.command];
  return (
    <Panel packageName={PACKAGES.adb}>
      <Group legend={words.packet}>
        {select('command', CHOICES.command, {
          label: words.command,
          // The options are CHOICES.
          onChange: (command) => change({ command: command as CommandName, ...EXAMPLES[command as CommandName] }),
        })}
        {text('arg0', { hint: meaning0, problem: problems.arg0 })}
        {text('arg1', { hint: meaning1, problem: problems.arg1 })}
        {select('version', VERSION_CHOICES, {
          label: words.version,
          hint: fields.version === VERSIONS.new ? words.newVersion : words.oldVersion,
        })}
        {text('payload', { label: words.payload, isWide: true })}
      </Group>
      <Outcome>{packet ? words.outcome(packet.payloadLength) : words.none}</Outcome>
      {packet && (
        <>
          <Output label={words.header}>{packet.header}</Output>
          <ResultTable label={words.fields} columns={words.columns} code={[0, 1]} rows={packet.rows} />
        </>
      )}
    </Panel>
  );
}

import { SelectField, TextField } from '../parts/Fields.tsx';
import { formatCount } from '../parts/formatBytes.ts';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { useFields } from '../parts/useFields.ts';
import {
  COMMANDS,
  type CommandName,
  EXAMPLES,
  encodePacket,
  MEANINGS,
  type PacketFields,
  VERSIONS,
} from './encodePacket.ts';

const VERSION_CHOICES = [
  [`${VERSIONS.new}`, '0x01000001'],
  [`${VERSIONS.old}`, '0x01000000'],
] as const;

const START: PacketFields = { command: 'OPEN', version: VERSIONS.new, ...EXAMPLES.OPEN };

// The keys of COMMANDS are its names.
const CHOICES = { command: Object.keys(COMMANDS) as CommandName[], version: Object.values(VERSIONS) };

/** Show the bytes of a packet with the chosen fields. */
export function PacketInspector() {
  const [fields, change] = useFields(START, CHOICES);
  const { packet, problems } = encodePacket(fields);
  const [meaning0, meaning1] = MEANINGS[fields.command];
  return (
    <Panel packageName={PACKAGES.adb}>
      <Group legend="Packet">
        <SelectField
          label="Command"
          value={fields.command}
          options={Object.keys(COMMANDS)}
          // The options are the keys of COMMANDS.
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
          label="Agreed version"
          value={`${fields.version}`}
          options={VERSION_CHOICES}
          hint={fields.version === VERSIONS.new ? 'Android 9 and later' : 'Before Android 9'}
          onChange={(version) => change({ version: Number(version) })}
        />
        <TextField label="Payload text" value={fields.payload} isWide onChange={(payload) => change({ payload })} />
      </Group>
      {packet ? (
        <>
          <Outcome>
            A header of 24 bytes
            {packet.payloadLength > 0
              ? ` and a payload of ${formatCount(packet.payloadLength, 'byte')}.`
              : '; there is no payload.'}
          </Outcome>
          <Output label="Header">{packet.header}</Output>
          <ResultTable
            label="Fields"
            columns={['Field', 'Bytes', 'Meaning']}
            code={[0, 1]}
            rows={packet.rows.map(({ field, bytes, meaning }) => [field, bytes, meaning])}
          />
        </>
      ) : (
        <Outcome>There is no packet yet: one of the numbers cannot be read.</Outcome>
      )}
    </Panel>
  );
}

import { memo, useState } from 'react';
import { formatBytes } from '../../../common/formatBytes.ts';
import { Link } from '../../../theme/routing/Link.tsx';
import { useThemeData } from '../../../theme/site/useThemeData.ts';
import { run as words } from '../../strings/en/run.ts';
import type { RunPacket } from '../messages.ts';

const { packets: texts } = words;

/** Draw packets, with details of those that the reader opens. */
export const RunPackets = ({ packets }: { packets: readonly RunPacket[] }) => (
  <>
    <div className="note">{texts.caption}</div>
    <div className="box">
      {packets.map((packet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packets are only added, at the end.
        <PacketRow key={index} packet={packet} />
      ))}
    </div>
  </>
);

/** Hundreds of packets come at once. */
const PacketRow = memo(({ packet }: { packet: RunPacket }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{packet.line}</summary>
      {isOpen && <PacketDetails packet={packet} />}
    </details>
  );
});

function PacketDetails({ packet: { command, payload, payloadLength } }: { packet: RunPacket }) {
  const { runHelpPage } = useThemeData();
  const meaning = texts.words[command];
  return (
    <div className="details">
      <div>{meaning?.command}</div>
      <dl>
        <dt>arg0</dt>
        <dd>{meaning?.arg0}</dd>
        <dt>arg1</dt>
        <dd>{meaning?.arg1}</dd>
        <dt>{texts.payload}</dt>
        <dd>{texts.bytes(payloadLength)}</dd>
      </dl>
      {payload.length < payloadLength && <div>{texts.payloadStart(payload.length)}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard. */}
      {payloadLength > 0 && <pre tabIndex={0}>{formatHex(payload)}</pre>}
      {runHelpPage && <Link href={runHelpPage}>{texts.more}</Link>}
    </div>
  );
}

const BYTES_IN_LINE = 16;

/** Format offsets, 16 bytes in hex, and their characters. */
function formatHex(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_IN_LINE) {
    const row = bytes.subarray(start, start + BYTES_IN_LINE);
    const digits = formatBytes(row).padEnd(BYTES_IN_LINE * 3 - 1);
    const letters = String.fromCharCode(...row).replace(/[^ -~]/g, '.');
    lines.push(`${start.toString(16).padStart(4, '0')}  ${digits}  ${letters}`);
  }
  return lines.join('\n');
}

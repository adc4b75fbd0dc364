import { memo, useId, useState } from 'react';
import { Link } from '../../../theme/routing/Link.tsx';
import { useThemeData } from '../../../theme/site/useThemeData.ts';
import { run as words } from '../../strings/en/run.ts';
import { formatArgument } from '../formatArgument.ts';
import type { RunPacket } from '../messages.ts';
import { formatHex, readText } from './formatPayload.ts';
import sheet from './packets.css?raw';

interface Props {
  packets: readonly RunPacket[];
}

const { packets: texts } = words;

/** Draw packets, and details of the chosen one. */
export function RunPackets({ packets }: Props) {
  const [chosen, setChosen] = useState<number>();
  const detailsId = useId();
  const packet = chosen === undefined ? undefined : packets[chosen];
  return (
    <div className="packets">
      <style href="docs-run-packets" precedence="default">
        {sheet}
      </style>
      <div className="note">{texts.caption}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard. */}
      <section className="box" tabIndex={0} aria-label={texts.caption}>
        <ol className="packet-list">
          {packets.map((one, index) => (
            <PacketRow
              // biome-ignore lint/suspicious/noArrayIndexKey: packets are only added, at the end.
              key={index}
              packet={one}
              index={index}
              isChosen={index === chosen}
              detailsId={detailsId}
              onChoose={setChosen}
            />
          ))}
        </ol>
      </section>
      <div id={detailsId} aria-live="polite">
        {packet && <PacketDetails packet={packet} />}
      </div>
    </div>
  );
}

interface RowProps {
  packet: RunPacket;
  index: number;
  isChosen: boolean;
  detailsId: string;
  onChoose: (index: number | undefined) => void;
}

/** Hundreds of packets come at once. */
const PacketRow = memo(({ packet, index, isChosen, detailsId, onChoose }: RowProps) => (
  <li>
    <button
      className="packet"
      type="button"
      aria-expanded={isChosen}
      aria-controls={detailsId}
      onClick={() => onChoose(isChosen ? undefined : index)}
    >
      <span role="img" aria-label={texts.direction[packet.direction]}>
        {packet.direction === 'toDevice' ? '→' : '←'}
      </span>
      <span>{packet.command}</span>
      <span>{formatArgument(packet.arg0)}</span>
      <span>{formatArgument(packet.arg1)}</span>
      <span className="summary">{summarize(packet)}</span>
    </button>
  </li>
));

function PacketDetails({ packet }: { packet: RunPacket }) {
  const { runHelpPage } = useThemeData();
  const meaning = texts.words[packet.command];
  const { payload, payloadLength } = packet;
  const text = readText(payload);
  return (
    <div className="details">
      <dl>
        <dt>{packet.command}</dt>
        <dd>
          {texts.direction[packet.direction]}. {meaning?.command}
        </dd>
        <dt>
          {texts.columns.arg0} = {formatArgument(packet.arg0)}
        </dt>
        <dd>{meaning?.arg0}</dd>
        <dt>
          {texts.columns.arg1} = {formatArgument(packet.arg1)}
        </dt>
        <dd>{meaning?.arg1}</dd>
        <dt>{texts.columns.payload}</dt>
        <dd>{payloadLength === 0 ? texts.noPayload : texts.bytes(payloadLength)}</dd>
      </dl>
      {payload.length < payloadLength && <div>{texts.payloadStart(payload.length)}</div>}
      {text !== undefined && payloadLength > 0 && <Dump label={texts.text} text={text} />}
      {payloadLength > 0 && <Dump label={texts.hex} text={formatHex(payload)} />}
      {runHelpPage && (
        <div>
          <Link href={runHelpPage}>{texts.more}</Link>
        </div>
      )}
    </div>
  );
}

function Dump({ label, text }: { label: string; text: string }) {
  return (
    <>
      <div className="label">{label}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard. */}
      <pre className="dump" tabIndex={0}>
        {text}
      </pre>
    </>
  );
}

function summarize({ payload, payloadLength }: RunPacket): string {
  if (payloadLength === 0) return '';
  const text = readText(payload.subarray(0, 80));
  return text?.replace(/\s+/g, ' ') || texts.bytes(payloadLength);
}

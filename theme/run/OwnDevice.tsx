import { useState } from 'react';
import { ADB_INTERFACE, DEVICE_TYPES, type RunChange, type RunPacket } from '../../common/sampleRuns.ts';
import { readText } from './formatPayload.ts';
import sheet from './ownDevice.css?raw';
import { PanelButton } from './PanelButton.tsx';
import { words } from './words.ts';

/** Most services and changes that are named before a run. */
const MAX_NAMED = 12;

/** Tell whether a sample can run on a device at a USB port of this computer. */
export const canUseOwnDevice = (values: Readonly<Record<string, string>>): boolean =>
  'usb' in navigator && Object.values(values).some((type) => DEVICE_TYPES.includes(type));

interface Props {
  /** What the run on the simulated device showed. */
  packets: readonly RunPacket[];
  /** Undefined where the run did not end, so that nobody knows. */
  changes: readonly RunChange[] | undefined;
  /** The reader chose a device, by its serial number. */
  onChoose: (serial: string) => void;
  onCancel: () => void;
}

/** Say what a sample does, and let the reader choose the device to which it is done. */
export function OwnDevice({ packets, changes, onChoose, onCancel }: Props) {
  const [problem, setProblem] = useState('');
  const { own } = words;
  const services = listServices(packets);
  const isChanging = changes?.length !== 0;
  const choose = () =>
    void requestDevice().then(
      (serial) => (serial ? onChoose(serial) : setProblem(own.noSerial)),
      (error: unknown) => setProblem(isCancelled(error) ? own.noDevice : own.refused(String(error))),
    );
  return (
    <section className="own" aria-label={own.title} data-changes={isChanging}>
      <style href="docs-run-own" precedence="default">
        {sheet}
      </style>
      <div className="title">{own.title}</div>
      {services.length > 0 && (
        <>
          <div>{own.services}</div>
          <NameList names={services} />
        </>
      )}
      <div className={isChanging ? 'danger' : undefined}>{describeChanges(changes)}</div>
      {changes && changes.length > 0 && <NameList names={changes.map(describeChange)} />}
      <div>{own.key}</div>
      <div className="choices">
        <PanelButton kind="main" onClick={choose}>
          {isChanging ? own.chooseAndChange : own.choose}
        </PanelButton>
        <PanelButton onClick={onCancel}>{own.cancel}</PanelButton>
      </div>
      <div role="status">{problem}</div>
    </section>
  );
}

function NameList({ names }: { names: readonly string[] }) {
  return (
    <ul className="names">
      {names.slice(0, MAX_NAMED).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > MAX_NAMED && <li>{words.cut}</li>}
    </ul>
  );
}

/** List what the client opened on the device, each once. */
const listServices = (packets: readonly RunPacket[]): string[] => [
  ...new Set(
    packets
      .filter(({ direction, command }) => direction === 'toDevice' && command === 'OPEN')
      .map(({ payload }) => readText(payload) ?? ''),
  ),
];

function describeChanges(changes: readonly RunChange[] | undefined): string {
  if (!changes) return words.own.unknownBefore;
  return changes.length > 0 ? words.own.changes : words.own.noChanges;
}

function describeChange({ kind, change, name }: RunChange): string {
  const { changes, kinds } = words.device;
  return `${changes[change]} ${kinds[kind] ?? kind}: ${name}`;
}

/** Let the browser ask for a device with ADB. Resolves to its serial number, which can be empty. */
async function requestDevice(): Promise<string> {
  const device = await navigator.usb.requestDevice({ filters: [ADB_INTERFACE] });
  return device.serialNumber ?? '';
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

import { useState } from 'react';
import { Button } from '../../../theme/ui/Button.tsx';
import { run as words } from '../../strings/en/run.ts';
import type { DeviceRequest } from '../messages.ts';
import sheet from './ownDevice.css?raw';
import type { Run } from './useRun.ts';

/** Source: AOSP `packages/modules/adb/adb.h`. */
const ADB_INTERFACE = { classCode: 0xff, subclassCode: 0x42, protocolCode: 1 };

/** Types of values that a USB device can provide. */
const DEVICE_TYPES: readonly string[] = [
  'Adb',
  'AdbSync',
  'AdbTransport',
  'PackageManager',
  'AdbShellProtocolSubprocessService',
];

const { own } = words;

/** Check whether a sample can run on a USB device. */
export const canUseOwnDevice = (values: Readonly<Record<string, string>>): boolean =>
  'usb' in navigator && Object.values(values).some((type) => DEVICE_TYPES.includes(type));

interface Value {
  name: string;
  value: string;
}

interface Props {
  /** On the simulated device. */
  run: Run;
  /** From the address, unedited. */
  givenValues: readonly Value[];
  onChoose: (serial: string) => void;
  onCancel: () => void;
}

/** Describe what a sample asks of a device, and let the reader choose one. */
export function OwnDevice({ run: { status, requests, hasFailedCommand }, givenValues, onChoose, onCancel }: Props) {
  const [problem, setProblem] = useState('');
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const isFinished = status === 'ended' && !hasFailedCommand;
  const isCalm = isFinished && requests.every(({ isRead }) => isRead);
  const choose = () => {
    if (givenValues.some(({ name }) => !confirmed.includes(name))) return setProblem(own.confirmFirst);
    requestDevice().then(
      (serial) => (serial ? onChoose(serial) : setProblem(own.noSerial)),
      (error: unknown) => setProblem(isCancelled(error) ? own.noDevice : own.refused(String(error))),
    );
  };
  return (
    <section className="own" aria-label={own.title} data-danger={!isCalm}>
      <Sheet />
      <div className="title">{own.title}</div>
      {!isFinished && <div className="danger">{own.unfinished}</div>}
      {requests.length > 0 && <RequestList isCalm={isCalm} requests={requests} />}
      <div>{own.waits}</div>
      {givenValues.length > 0 && (
        <fieldset className="given">
          <legend>{own.givenValues}</legend>
          {givenValues.map(({ name, value }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={confirmed.includes(name)}
                onChange={({ target }) =>
                  setConfirmed(target.checked ? [...confirmed, name] : confirmed.filter((one) => one !== name))
                }
              />
              <code>
                {name} = {value}
              </code>
            </label>
          ))}
        </fieldset>
      )}
      <div>{own.key}</div>
      <div className="choices">
        <Button onClick={choose}>{own.choose}</Button>
        <Button kind="quiet" onClick={onCancel}>
          {own.cancel}
        </Button>
      </div>
      <div role="status">{problem}</div>
    </section>
  );
}

function RequestList({ isCalm, requests }: { isCalm: boolean; requests: readonly DeviceRequest[] }) {
  return (
    <>
      <div className={isCalm ? undefined : 'danger'}>{isCalm ? own.reads : own.unknown}</div>
      <ul className="names">
        {requests.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

interface QuestionProps {
  request: DeviceRequest;
  onSend: () => void;
  onStop: () => void;
}

/** Ask whether to send a request to the device. */
export function RequestQuestion({ request: { text }, onSend, onStop }: QuestionProps) {
  return (
    <section
      className="own"
      aria-label={own.question}
      data-danger="true"
      // The button that began the run is gone, and the focus with it.
      tabIndex={-1}
      ref={takeFocus}
    >
      <Sheet />
      <div className="title">{own.question}</div>
      <ul className="names">
        <li>{text}</li>
      </ul>
      <div className="danger">{own.notKnown}</div>
      <div className="choices">
        <Button kind="danger" onClick={onSend}>
          {own.send(text)}
        </Button>
        <Button kind="quiet" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </section>
  );
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

const Sheet = () => (
  <style href="docs-run-own" precedence="default">
    {sheet}
  </style>
);

/** Resolves to a serial number, which can be empty. */
async function requestDevice(): Promise<string> {
  const device = await navigator.usb.requestDevice({ filters: [ADB_INTERFACE] });
  return device.serialNumber ?? '';
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

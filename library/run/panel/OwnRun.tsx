import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../theme/ui/Button.tsx';
import { openModal } from '../../../theme/ui/openModal.ts';
import { run as words } from '../../strings/en/run.ts';
import { DEVICE_TYPES } from '../providedTypes.ts';

/** Source: AOSP `packages/modules/adb/adb.h`. */
const ADB_INTERFACE = { classCode: 0xff, subclassCode: 0x42, protocolCode: 1 };

const { own } = words;

/** Check whether a sample can run on a USB device. */
export const canUseOwnDevice = (values: Readonly<Record<string, string>>): boolean =>
  'usb' in navigator && DEVICE_TYPES.some((type) => Object.values(values).includes(type));

interface Props {
  code: string;
  /** A sentence. */
  effect: string;
  /** Values in the code that are from the address, unedited. */
  linkedValues: readonly (readonly [name: string, value: string | undefined])[];
  onRun: (serial: string) => void;
  onClose: () => void;
}

/** Ask before a run on the reader's device, and let the reader choose it. */
export function OwnRun({ code, effect, linkedValues, onRun, onClose }: Props) {
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const [isConfirmed, setIsConfirmed] = useState(linkedValues.length === 0);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    openModal(dialog);
    cancelRef.current?.focus();
    // The page may go while the dialog is open.
    return () => dialog.close();
  }, []);
  const close = () => dialogRef.current?.close();
  const choose = async () => {
    if (!isConfirmed) return setProblem(own.confirmFirst);
    try {
      const { serialNumber } = await navigator.usb.requestDevice({ filters: [ADB_INTERFACE] });
      if (!serialNumber) return setProblem(own.noSerial);
      close();
      onRun(serialNumber);
    } catch (error) {
      setProblem(isCancelled(error) ? own.noDevice : own.refused(String(error)));
    }
  };
  return (
    <dialog
      className="own"
      ref={dialogRef}
      aria-labelledby={titleId}
      aria-describedby={`${titleId}note`}
      onClose={onClose}
    >
      <div className="title" id={titleId}>
        {own.title}
      </div>
      <div id={`${titleId}note`}>{effect}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be scrolled by keyboard. */}
      <section className="box exact" tabIndex={0} aria-label={own.code}>
        <pre>{code}</pre>
      </section>
      {linkedValues.length > 0 && (
        <label>
          <input type="checkbox" checked={isConfirmed} onChange={({ target }) => setIsConfirmed(target.checked)} />{' '}
          {own.confirm}
          {linkedValues.map(([name, value]) => (
            <code key={name}>
              {name} = {value}
            </code>
          ))}
        </label>
      )}
      <div className="problem" role="status">
        {problem}
      </div>
      <div className="answers">
        <Button kind="quiet" ref={cancelRef} onClick={close}>
          {own.cancel}
        </Button>
        <Button kind="danger" onClick={choose}>
          {own.start}
        </Button>
      </div>
    </dialog>
  );
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../theme/ui/Button.tsx';
import { formatPacket } from '../../run/runtime/formatPacket.ts';
import { previews } from '../../strings/en/previews.ts';
import { PACKAGES, Panel } from '../parts/Panel.tsx';
import { connectDevice } from './connectDevice.ts';
import sheet from './screen.css?inline';

const words = previews.deviceScreen;

/** How many of the last packets are listed. */
const PACKETS = 4;

type Device = Awaited<ReturnType<typeof connectDevice>>;

/** Draw the screen of a simulated device. Taps and the button reach it as commands over ADB. */
export function DeviceScreen() {
  const { screen, packets, send } = useDevice();
  const tap = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // The keyboard taps the middle.
    const [across, down] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
    send('tap', String(Math.round(across * screen.width)), String(Math.round(down * screen.height)));
  };
  return (
    <Panel packageName={PACKAGES.adb} isShared={false}>
      <style href="docs-device-screen" precedence="default">
        {sheet}
      </style>
      <div className="device">
        <button className="screen" type="button" aria-label={words.tap} data-on={screen.isOn} onClick={tap}>
          <span className="clock">{screen.time}</span>
          <span className="model">{screen.model}</span>
          <span>{screen.release && words.android(screen.release)}</span>
          {screen.model && <span className="notice">{words.connected}</span>}
          <span className="hint">{words.hint}</span>
          {screen.touch && <Touch {...screen.touch} {...screen} key={screen.touch.number} />}
        </button>
        <div className="controls">
          <Button kind="quiet" onClick={() => send('keyevent', 'POWER')}>
            {words.turn[screen.isOn ? 'on' : 'off']}
          </Button>
          <pre className="packets" role="log" aria-label={words.packets}>
            {packets.join('\n')}
          </pre>
        </div>
      </div>
    </Panel>
  );
}

interface Screen {
  width: number;
  height: number;
  isOn: boolean;
  time: string;
  model: string;
  release: string;
  /** The last tap. */
  touch?: { number: number; x: number; y: number } | undefined;
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

const Touch = ({ x, y, width, height }: NonNullable<Screen['touch']> & Screen) => (
  <span className="touch" style={{ insetInlineStart: percent(x, width), insetBlockStart: percent(y, height) }} />
);

const NEW_SCREEN: Screen = { width: 360, height: 640, isOn: true, time: '', model: '', release: '' };

/** Connect to a device, until the reader leaves. */
function useDevice() {
  const [screen, setScreen] = useState(NEW_SCREEN);
  const [packets, setPackets] = useState<string[]>([]);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const deviceRef = useRef<Device>(undefined);
  // Whoever draws the preview catches it.
  if (failure) throw failure.error;

  useEffect(() => {
    const connecting = connectDevice((packet) =>
      setPackets((before) => [...before, formatPacket(packet)].slice(-PACKETS)),
    );
    const begin = async () => {
      const device = await connecting;
      deviceRef.current = device;
      setScreen(await readScreen(device));
    };
    begin().catch((error: unknown) => setFailure({ error }));
    return () => void connecting.then(({ adb }) => adb.close(), ignore);
  }, []);

  const send = (...input: string[]) => {
    const device = deviceRef.current;
    if (!device) return;
    const run = async () => {
      await device.adb.subprocess.noneProtocol.spawnWait(['input', ...input]);
      const { isOn } = device.state.screen;
      setScreen((before) => ({ ...before, isOn, touch: isOn ? readTap(device.state.inputs) : undefined }));
    };
    run().catch((error: unknown) => setFailure({ error }));
  };
  return { screen, packets, send };
}

/** It is shown elsewhere. */
const ignore = () => undefined;

async function readScreen({ adb, state }: Device): Promise<Screen> {
  return {
    ...state.screen.size,
    isOn: state.screen.isOn,
    time: new Date(state.clock.now()).toLocaleTimeString([], { timeStyle: 'short', hourCycle: 'h23' }),
    model: await adb.getProp('ro.product.model'),
    release: await adb.getProp('ro.build.version.release'),
  };
}

/** Read the last input of a device, if it is a tap. */
function readTap(inputs: readonly string[]): Screen['touch'] {
  const [, x, y] = /^tap (\d+) (\d+)$/.exec(inputs.at(-1) ?? '') ?? [];
  return x === undefined ? undefined : { number: inputs.length, x: Number(x), y: Number(y) };
}

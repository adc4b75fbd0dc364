import { joinBytes } from '../../files/bytes.ts';
import type { Command, Process } from '../shell/Process.ts';
import { encodePng } from '../state/encodePng.ts';
import { parseOptions } from './parseOptions.ts';

// HAL_PIXEL_FORMAT_RGBA_8888, and the color space sRGB.
const RAW_FORMAT = [1, 1];

/** Raw without `-p`, unless the file ends with `.png`. */
const screencap: Command = async (process) => {
  const { flags, values, operands } = parseOptions(process.args, ['p', 'd=']);
  const [fileName] = operands;
  if (Number(values.get('d') ?? 0) !== 0) return process.fail(`Display Id '${values.get('d')}' is not valid.`);
  const { screen } = process.state;
  const isPng = flags.has('p') || fileName?.endsWith('.png');
  const pixels = screen.draw();
  const picture = isPng ? await encodePng({ ...screen.size, pixels }) : formatRaw(process, pixels);
  if (fileName === undefined) await process.stdout.write(picture);
  else process.files.write(process.resolve(fileName), picture);
  return 0;
};

function formatRaw({ state }: Process, pixels: Uint8Array): Uint8Array {
  const { width, height } = state.screen.size;
  return joinBytes([new Uint8Array(Uint32Array.from([width, height, ...RAW_FORMAT]).buffer), pixels]);
}

const POWER_KEYS = new Set(['26', 'POWER', 'KEYCODE_POWER']);

/** Inputs are recorded. The power key also switches the screen. */
const input: Command = async (process) => {
  const words = process.args.filter((word) => !['touchscreen', 'keyboard', 'mouse'].includes(word));
  const [verb = '', ...rest] = words;
  if (!['keyevent', 'tap', 'swipe', 'text', 'draganddrop', 'motionevent', 'press', 'roll'].includes(verb)) {
    return process.fail(`Error: Unknown command: ${verb}`, 255);
  }
  const { state } = process;
  state.inputs.push(words.join(' '));
  if (verb === 'keyevent' && rest.some((key) => POWER_KEYS.has(key))) state.screen.isOn = !state.screen.isOn;
  return 0;
};

export const screenCommands: Readonly<Record<string, Command>> = { screencap, input };

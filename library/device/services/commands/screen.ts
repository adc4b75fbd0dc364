import { inflate } from '../../files/bytes.ts';
import type { Command } from '../shell/Process.ts';
import { parseOptions } from './parseOptions.ts';

// The pictures of the screen as PNG, deflated.
const TEST_CARD =
  'eNrrDPBz5+WS4mJgYOD19HAJYmBgzGBgYGrgYGNgYNgo9Wg5A4Nkg6eLY0jFnLdXHHMPMAiwbHTiqO9ivDhphcn2ifLLHsz/Xlu//+nPnue19s9+9nyvBJ' +
  'HPK+0fL+cPvdB073K7Voaj/6tk0S0Lvn/ZyBV1IfhXAKvuC9vSVU1iX1bYhTlyV3Uu4H/tDJK/spIr6sLiXxGsui9Um+zWgPUHL9fKcOwH65/O8WuDXYgj' +
  'd5X/3FULWG1X9QPl45ReHB41cNTAUQNHDRw1cNTAUQNHDRw1cNTAUQNHDRw1cNTAUQNHDRw1cNTAUQNHDRw1cNTAUQNHDRxaBv6a/4/hcvG8Gg7NS18YGB' +
  'gYPF39XNY5JTQBAOPMGms=';
const BLACK =
  'eNrrDPBz5+WS4mJgYOD19HAJYmBgzGBgYGrgYGNgYNgo9Wg5AwOnjqeLY0jFnLfnFBkPOAiwbPyc/ys74acIS8vzd+8YP3hXMjTo8jNseMrIsM2G4cA0do' +
  'YbnxgYouUYEk4zM+SMSo5KjkqOSo5KjkqOSo5KDnPJHwxFrzY0hn7+F8jAwMDg6ernss4poQkAAOzqFQ==';

/** Print a picture of the screen, or write it to a file, as PNG alone: `-p`, or a name that ends with `.png`. */
export const screencap: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['p']);
  const [fileName] = operands;
  if (!flags.has('p') && !fileName?.endsWith('.png')) return process.fail('screencap: only PNG is simulated, with -p');
  const picture = await inflate(process.state.screen.isOn ? TEST_CARD : BLACK);
  if (fileName === undefined) await process.write(picture);
  else process.files.write(fileName, picture);
  return 0;
};

const POWER_KEYS = new Set(['26', 'POWER', 'KEYCODE_POWER']);

/** Record an input. The power key also switches the screen. */
export const input: Command = async ({ args, state }) => {
  const [verb, ...rest] = args;
  state.inputs.push(args.join(' '));
  if (verb === 'keyevent' && rest.some((key) => POWER_KEYS.has(key))) state.screen.isOn = !state.screen.isOn;
};

import { encodeText, joinBytes } from '../../files/bytes.ts';
import { reboot } from '../reboot.ts';
import type { Command, Process } from '../shell/Process.ts';
import { createZip } from '../state/createZip.ts';
import { formatDate } from './formatDate.ts';
import { parseOptions } from './parseOptions.ts';

const formatReport = ({ state }: Process) =>
  [
    '========================================================',
    `== dumpstate: ${formatDate(state.clock.now(), '%F %T')}`,
    '========================================================',
    `Build: ${state.properties.get('ro.build.id')}`,
    'This is the report of a simulated device. It has no further parts.',
    '',
  ].join('\n');

const bugreport: Command = async (process) => process.print(formatReport(process));

// Android 12 brought the report as a stream, and ended the flat one.
const FIRST_SDK_WITH_STREAM = 31;

/** Make a report as an archive: `-v` tells the version, `-p` the progress, `-s` sends it at once. */
const bugreportz: Command = async (process) => {
  const { flags } = parseOptions(process.args);
  const { state, files } = process;
  const name = `bugreport-${state.properties.get('ro.product.device')}-${formatDate(state.clock.now(), '%F-%H-%M-%S')}`;
  const archive = createZip(`${name}.txt`, encodeText(formatReport(process)));
  if (flags.has('v')) {
    const sdk = Number(state.properties.get('ro.build.version.sdk'));
    return process.fail(sdk >= FIRST_SDK_WITH_STREAM ? '1.2' : '1.1', 0);
  }
  if (flags.has('s')) {
    await process.stdout.write(archive);
    return 0;
  }
  const filePath = `/data/local/tmp/${name}.zip`;
  if (flags.has('p')) await process.printLines([`BEGIN:${filePath}`, 'PROGRESS:50/100', 'PROGRESS:100/100']);
  files.write(filePath, archive);
  await process.print(`OK:${filePath}\n`);
  return 0;
};

/** Back up and restore. The archive of a simulated device is empty. */
const bu: Command = async (process) => {
  const [verb] = process.args;
  if (verb === 'restore') await process.readInput();
  // The version, whether it is compressed, how it is encrypted; then the two blocks of zeros that end an archive.
  else await process.stdout.write(joinBytes([encodeText('ANDROID BACKUP\n5\n0\nnone\n'), new Uint8Array(1024)]));
};

const rebootDevice: Command = async ({ context, args }) => reboot(context, args[0]);

const svc: Command = async (process) => {
  const [service = '', verb, target] = process.args;
  if (['power', 'data', 'wifi', 'usb', 'nfc', 'bluetooth'].includes(service)) {
    if (service === 'power' && verb === 'reboot') reboot(process.context, target);
    else process.state.inputs.push(`svc ${process.args.join(' ')}`);
    return 0;
  }
  return process.fail(`svc: '${service}' is not a known command`, 255);
};

/** The commands for reports, backups and power. */
export const reportCommands: Readonly<Record<string, Command>> = {
  bugreport,
  bugreportz,
  bu,
  reboot: rebootDevice,
  svc,
};

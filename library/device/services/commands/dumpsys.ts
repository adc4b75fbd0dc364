import type { DeviceState } from '../../DeviceState.ts';
import type { Command } from '../shell/Process.ts';

const BATTERY = [
  'Current Battery Service state:',
  '  AC powered: false',
  '  USB powered: true',
  '  Wireless powered: false',
  '  Dock powered: false',
  '  Max charging current: 500000',
  '  Max charging voltage: 5000000',
  '  Charge counter: 2150000',
  '  status: 2',
  '  health: 2',
  '  present: true',
  '  level: 72',
  '  scale: 100',
  '  voltage: 4012',
  '  temperature: 265',
  '  technology: Li-ion',
];

function reportDisks({ files }: DeviceState): readonly string[] {
  const toKilobytes = (bytes: number) => `${Math.floor(bytes / 1024)}K`;
  const data = `${toKilobytes(files.freeBytes)} / ${toKilobytes(files.capacity)}`;
  const percent = Math.floor((files.freeBytes * 100) / files.capacity);
  return [
    'Latency: 1ms [512B Data Write]',
    `Data-Free: ${data} total = ${percent}% free`,
    `Cache-Free: ${data} total = ${percent}% free`,
    'System-Free: 123456K / 2539312K total = 4% free',
  ];
}

const REPORTS: Readonly<Record<string, (state: DeviceState) => readonly string[]>> = {
  battery: () => BATTERY,
  diskstats: reportDisks,
};

/** Print the report of a system service, or list the services with `-l`. */
export const dumpsys: Command = async (process) => {
  const [name = '', ...words] = process.args;
  if (name === '-l' && words.length === 0) {
    await process.printLines(['Currently running services:', ...Object.keys(REPORTS).map((service) => `  ${service}`)]);
    return 0;
  }
  const report = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
  if (!report) return process.fail(`Can't find service: ${name}`);
  if (words.length > 0) return process.fail(`dumpsys: "${process.args.join(' ')}" is not simulated`);
  await process.printLines(report(process.state));
  return 0;
};

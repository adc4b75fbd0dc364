import type { DeviceState } from '../../DeviceState.ts';
import type { Command } from '../shell/Process.ts';
import { formatPackageDump } from './packageCommands.ts';

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

type Report = (state: DeviceState, words: readonly string[]) => readonly string[];

const reportDisks: Report = ({ files }) => {
  const toKilobytes = (bytes: number) => `${Math.floor(bytes / 1024)}K`;
  const data = `${toKilobytes(files.freeBytes)} / ${toKilobytes(files.capacity)}`;
  const percent = Math.floor((files.freeBytes * 100) / files.capacity);
  return [
    'Latency: 1ms [512B Data Write]',
    `Data-Free: ${data} total = ${percent}% free`,
    `Cache-Free: ${data} total = ${percent}% free`,
    'System-Free: 123456K / 2539312K total = 4% free',
  ];
};

const reportWindows: Report = ({ screen, focusedActivity }) => {
  const { width, height } = screen.size;
  const { physicalSize } = screen;
  return [
    'WINDOW MANAGER DISPLAY CONTENTS (dumpsys window displays)',
    '  Display: mDisplayId=0',
    `    init=${physicalSize.width}x${physicalSize.height} ${screen.physicalDensity}dpi cur=${width}x${height} app=${width}x${height}`,
    `    mRotation=${screen.rotation}`,
    `  mCurrentFocus=Window{5131a70 u0 ${focusedActivity}}`,
    `  mFocusedApp=ActivityRecord{5131a71 u0 ${focusedActivity} t1}`,
  ];
};

const reportPackage: Report = ({ packages }, [name = '']) => {
  const found = packages.get(name);
  return found ? formatPackageDump(found).split('\n') : [`Unable to find package: ${name}`];
};

const reportActivities: Report = ({ focusedActivity }) => [
  'ACTIVITY MANAGER ACTIVITIES (dumpsys activity activities)',
  `  mResumedActivity: ActivityRecord{5131a71 u0 ${focusedActivity} t1}`,
];

const reportPower: Report = ({ screen }) => [
  'POWER MANAGER (dumpsys power)',
  `  mWakefulness=${screen.isOn ? 'Awake' : 'Asleep'}`,
];

const REPORTS: Readonly<Record<string, Report>> = {
  activity: reportActivities,
  battery: () => BATTERY,
  diskstats: reportDisks,
  package: reportPackage,
  power: reportPower,
  window: reportWindows,
};

// Services of a real device that the simulated one only names.
const STUBS = [
  'alarm',
  'audio',
  'connectivity',
  'cpuinfo',
  'display',
  'input',
  'input_method',
  'meminfo',
  'SurfaceFlinger',
  'wifi',
];

/** Print the report of a system service. A service that is not simulated says so. */
export const dumpsys: Command = async (process) => {
  const [name, ...words] = process.args;
  const names = [...Object.keys(REPORTS), ...STUBS].sort();
  if (name === undefined || name === '-l') {
    await process.printLines(['Currently running services:', ...names.map((service) => `  ${service}`)]);
    return 0;
  }
  const report = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
  if (report) await process.printLines(report(process.state, words));
  else if (names.includes(name)) await process.print(`This simulated device has no report for "${name}".\n`);
  else return process.fail(`Can't find service: ${name}`, 1);
  return 0;
};

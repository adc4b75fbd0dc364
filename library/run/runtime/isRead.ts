/** Requests that only read. Add one only with the reason why it cannot change the device. */
interface Read {
  /** Any by default. */
  args?: RegExp;
  reason: string;
}

const READ_COMMANDS: Readonly<Record<string, Read>> = {
  cat: { reason: 'prints files' },
  cmd: {
    args: /^(-l|package (list|path) .+|settings (--user \S+ )?(get|list) .+)$/,
    reason: 'the same as `pm` and `settings`; -l lists services',
  },
  date: { args: /^(\+\S+)?$/, reason: 'prints the time; any other argument sets the clock' },
  df: { reason: 'prints sizes of file systems' },
  du: { reason: 'prints sizes of files' },
  dumpsys: { args: /^(-l|battery|diskstats|display)$/, reason: 'prints a state; further arguments can set it' },
  echo: { reason: 'prints its arguments' },
  getprop: { reason: 'prints system properties; only setprop sets them' },
  grep: { reason: 'prints lines of files' },
  head: { reason: 'prints the start of files' },
  id: { reason: 'prints the user' },
  logcat: {
    // -c clears the log, -f writes files, -G resizes buffers, -P sets what is dropped. Short options can be joined.
    args: /^((^|\s)(-[BDLSdg]|-[Tbmtv] [^\s-]\S*|--(pid|uid)=\d+|[^\s-]\S*))*$/,
    reason: 'prints the log with these options',
  },
  ls: { reason: 'lists folders' },
  md5sum: { reason: 'prints digests of files' },
  pidof: { reason: 'prints numbers of processes' },
  pm: { args: /^(list|path) .+$/, reason: 'prints what is installed' },
  ps: { reason: 'prints processes' },
  pwd: { reason: 'prints the folder' },
  screencap: { args: /^-p$/, reason: 'sends a picture of the screen; with a file name it writes the file' },
  service: { args: /^(list|check \S+)$/, reason: 'prints services; `call` can do anything' },
  settings: { args: /^(--user \S+ )?(get|list) .+$/, reason: 'prints settings' },
  sha256sum: { reason: 'prints digests of files' },
  stat: { reason: 'prints the state of files' },
  tail: { reason: 'prints the end of files' },
  uname: { reason: 'prints the version of the kernel' },
  uptime: { reason: 'prints how long the device runs' },
  wc: { reason: 'counts words of files' },
  whoami: { reason: 'prints the user' },
  wm: { args: /^(size|density)$/, reason: 'prints the value; a second argument sets it' },
};

const READ_SERVICES: Readonly<Record<string, string>> = {
  'framebuffer:': 'sends a picture of the screen',
  'reverse:list-forward': 'lists reverse tunnels',
  'sync:': 'each of its requests is judged on its own',
  'track-app': 'lists processes that can be debugged or profiled',
  'track-jdwp': 'lists processes that can be debugged',
};

const READ_SYNC_IDS: Readonly<Record<string, string>> = {
  STAT: 'reads the state of a file',
  LST2: 'reads the state of a file',
  STA2: 'reads the state of the file behind a link',
  LIST: 'lists a folder',
  LIS2: 'lists a folder',
  RECV: 'reads a file',
  RCV2: 'reads a file',
  QUIT: 'ends the stream',
};

/** Check whether a service only reads. */
export function isReadService(service: string): boolean {
  if (Object.hasOwn(READ_SERVICES, service)) return true;
  const { words } = parseCommand(service) ?? {};
  return words !== undefined && isReadCommand(words);
}

/** Check whether a sync request only reads. */
export const isReadSync = (id: string, filePath: string): boolean =>
  Object.hasOwn(READ_SYNC_IDS, id) && !DEVICE_FILE.test(filePath);

/** Parse the command of a service, if it has one. */
export function parseCommand(service: string): { hasProtocol: boolean; words: string[] } | undefined {
  const [, abbWords] = /^abb(?:_exec)?:(.*)$/s.exec(service) ?? [];
  if (abbWords !== undefined)
    return { hasProtocol: service.startsWith('abb:'), words: ['cmd', ...abbWords.split('\0')] };
  const [, types, command] = /^(?:shell|exec)((?:,[^:]*)?):(.*)$/s.exec(service) ?? [];
  return types === undefined || command === undefined
    ? undefined
    : { hasProtocol: types.split(',').includes('v2'), words: command.split(' ') };
}

function isReadCommand([name = '', ...args]: readonly string[]): boolean {
  const read = Object.hasOwn(READ_COMMANDS, name) ? READ_COMMANDS[name] : undefined;
  if (!read || !args.every(isPlain)) return false;
  return read.args?.test(args.join(' ')) ?? true;
}

/** Opening a device file can act on the hardware. */
const DEVICE_FILE = /(^|\/)dev(\/|$)/;

/** Whether shells pass on a word unchanged. */
const isPlain = (word: string): boolean => /^([\w./:@%+=,-]+|'[\w./:@%+=,-]+')$/.test(word) && !DEVICE_FILE.test(word);

// Words of the live previews, in English. Names are the library's.

const count = (number: number, singular: string, plural = `${singular}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? singular : plural}`;

const fields = 'Fields';
const value = 'Value';
const bytes = 'Bytes';
const command = 'Command';
const serverVersion = 'Server version';
const STREAM_OF_SENDER = "Sender's stream id";
const STREAM_OF_RECEIVER = "Receiver's stream id";

export const previews = {
  /** Around the name of the package. */
  runs: { before: 'Runs ', after: ' in this page.', share: ' To share what you enter, copy the address.' },
  moreBytes: (more: number) => `… and ${more} more`,
  numbers: {
    none: 'Enter a number.',
    digits: 'Use digits, or hexadecimal after 0x.',
    hexDigits: 'Use the digits 0–9 and a–f.',
    fraction: 'Use a number such as 0.5.',
    range: (min: string, max: string) => `Use a number from ${min} to ${max}.`,
  },
  deviceScreen: {
    tap: 'Tap the screen',
    turn: { on: 'Turn the screen off', off: 'Turn the screen on' },
    android: (release: string) => `Android ${release}`,
    connected: 'USB debugging connected',
    hint: 'Tap anywhere',
    packets: 'Last packets',
  },
  packetInspector: {
    packet: 'Packet',
    command,
    version: 'Agreed version',
    newVersion: 'Android 9 and later',
    oldVersion: 'Before Android 9',
    payload: 'Payload text',
    outcome: (payload: number) =>
      `A header of 24 bytes${payload > 0 ? ` and a payload of ${count(payload, 'byte')}.` : '; there is no payload.'}`,
    none: 'There is no packet yet: one of the numbers cannot be read.',
    header: 'Header',
    fields,
    columns: ['Field', bytes, 'Meaning'],
    /** Of the two arguments of each command. */
    meanings: {
      CNXN: ['Protocol version', 'Maximum payload size'],
      AUTH: ['1 token, 2 signature, 3 public key', 'Always 0'],
      OPEN: [STREAM_OF_SENDER, '0, or the window with delayed ack'],
      OKAY: [STREAM_OF_SENDER, STREAM_OF_RECEIVER],
      WRTE: [STREAM_OF_SENDER, STREAM_OF_RECEIVER],
      CLSE: [`${STREAM_OF_SENDER}, or 0`, STREAM_OF_RECEIVER],
    } as Record<'CNXN' | 'AUTH' | 'OPEN' | 'OKAY' | 'WRTE' | 'CLSE', [arg0: string, arg1: string]>,
    payloadLength: (length: number) => count(length, 'byte'),
    checksum: (sum: number) => `${sum}, the sum of the payload`,
    noChecksum: '0, left out by this version',
    magic: (number: string) => `${number}, the command inverted`,
  },
  featureFlags: {
    device: 'Device',
    banner: 'Banner or list of features',
    problem: 'This is neither a banner nor a list such as shell_v2,cmd.',
    none: 'There is nothing to read yet.',
    product: (name: string) => `product ${name}`,
    deviceName: (name: string) => `device ${name}`,
    unnamed: 'A device without a name',
    outcome: ({ name, present, known, others }: { name: string; present: number; known: number; others: number }) =>
      `${name}: ${present} of ${known} features that the library uses${others > 0 ? `, and ${count(others, 'other')}` : ''}.`,
    table: 'Features that the library uses',
    columns: ['Feature', 'Device', 'What it enables'],
    yes: '✓ yes',
    no: '– no',
    others: (names: readonly string[]) => `Not used by the library: ${names.join(', ')}`,
    /** From the library's code. */
    effects: {
      shell_v2: 'adb.subprocess.shellProtocol: standard error and the exit code apart from the output',
      cmd: 'Cmd runs services with the short command cmd',
      stat_v2: 'AdbSync#stat; lstat gives owner, times and sizes over 4 GiB',
      ls_v2: 'AdbSync#opendir gives the same details',
      fixed_push_mkdir: 'AdbSync#write makes folders without a mkdir before it',
      abb: 'Cmd#shellProtocol reaches services without a shell',
      abb_exec: 'Cmd#noneProtocol reaches services without a shell',
      sendrecv_v2: 'AdbSync reads and writes with the newer commands',
      delayed_ack: 'Streams send on before each part is confirmed',
    },
  },
  usbFilter: {
    device: 'Device',
    interface: 'Interface',
    method: 'Method',
    hints: {
      vendorId: 'Hex, such as 18d1',
      productId: 'Hex, such as 4ee7',
      serialNumber: 'Text of the device',
      classCode: 'ADB: ff',
      subclassCode: 'ADB: 42',
      protocolCode: 'ADB: 1',
    },
    noVendor: 'A browser refuses a product without its vendor.',
    outcome: (defaults: number, all: number) => `The library filled in ${defaults} of ${all} fields.`,
    none: 'There is no filter yet: one of the fields cannot be used.',
    code: 'Code',
    table: 'What a device has to match',
    columns: ['Field', value, 'From'],
    library: 'the library',
    reader: 'you',
  },
  scrcpyOptions: {
    groups: { server: 'Server', video: 'Video', audio: 'Audio', device: 'Device' },
    serverVersion,
    hints: {
      bitRate: 'Bits per second',
      oldBitRate: 'Bits per second; named bitRate here',
      maxSize: 'Pixels; 0 for no limit',
      maxFps: '0 for no limit',
    },
    since: (version: string) => `Only since server ${version}.`,
    valueSince: (name: string, version: string) => `${name}: only since ${version}`,
    someArguments: (number: number, version: string) =>
      `${count(number, 'argument')} that ${number === 1 ? 'differs' : 'differ'} from the defaults of server ${version}.`,
    allArguments: (number: number, version: string) =>
      `${count(number, 'argument')}: server ${version} needs all of them, in a fixed order.`,
    none: 'There is no command yet: one of the numbers cannot be read.',
    command,
  },
  controlMessage: {
    message: 'Message',
    kind: 'Kind',
    kinds: { touch: 'Touch', key: 'Key', text: 'Text', scroll: 'Scroll' },
    serverVersion,
    fields,
    hints: {
      pointerId: '-1 mouse, -2 finger',
      pressure: 'From 0 to 1',
      buttons: '1 primary, 2 secondary, 4 tertiary',
      actionButton: 'The button that changed',
    } as Partial<Record<string, string>>,
    steps: { whole: 'Whole steps', wide: 'Steps, from -16 to 16', narrow: 'From -1 to 1; more is cut off' },
    outcome: (length: number) => `A message of ${count(length, 'byte')}.`,
    none: 'There is no message yet: one of the fields cannot be read.',
    nothing:
      'There is nothing to send: this server takes only whole steps, and the library keeps the rest for the next one.',
    bytes,
    parts: 'Parts',
    columns: ['Part', bytes, value],
  },
};

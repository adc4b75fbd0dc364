// Words of a run in English, loaded with the first run.

interface PacketWords {
  command: string;
  arg0: string;
  arg1: string;
}

const STREAM_OF_SENDER = 'Number of the stream at the sender';
const STREAM_OF_RECEIVER = 'Number of the stream at the receiver';

export const run = {
  panel: 'Run of the sample',
  stop: 'Stop',
  close: 'Close',
  copyLink: 'Copy link to this run',
  status: {
    stopped: 'Stopped',
    ended: (milliseconds: number) => `Finished in ${milliseconds} ms`,
    failed: 'Failed',
  },
  steps: {
    connect: 'Connecting to the device…',
    connectOwn: 'Connecting to your device. Allow USB debugging on its screen if it asks…',
    run: 'Running…',
    settle: 'Waiting until the device has sent everything…',
  },
  loadFailed: 'The sample could not be loaded. Check the connection and run it again.',
  outdated: 'This page has changed since you opened it. Load it again to run the sample.',
  cut: 'There is more than is shown here.',
  places: { simulated: 'on a simulated Android 14 device', own: 'on your device' },
  own: {
    run: 'Run on my device',
    title: 'Run on your own device',
    reads: 'On the simulated device, the sample asked for this, which only reads:',
    unknown: 'On the simulated device, the sample asked for this. It is not known what this changes on your device:',
    unfinished:
      'The run on the simulated device failed, did not end, or ran a command that failed. The sample may ask for more.',
    waits:
      'Before your device gets anything else than a request that is known to only read, the run waits for your press.',
    givenValues: 'The address of this page brought these values. Edit each above, or confirm it here:',
    confirmFirst: 'Confirm the values first.',
    key: 'Connect a device with USB debugging. The key for it stays in the storage of this site.',
    choose: 'Choose a device and run',
    cancel: 'Cancel',
    noDevice: 'No device was chosen.',
    noSerial: 'The device has no serial number, so that it cannot be found again.',
    refused: (reason: string) => `The browser refused: ${reason}`,
    question: 'The sample asks your device for:',
    notKnown: 'It is not known what this changes on your device. Once sent, the same is sent again without a question.',
    send: (text: string) => `Send ${text}`,
    unknownChanges: 'What changes on your own device is not recorded.',
  },
  tabs: {
    output: (count: number) => `Output (${count})`,
    packets: (count: number) => `Packets (${count})`,
    device: (count: number) => `Device (${count})`,
  },
  tabList: 'What the run shows',
  outputRegion: 'Output of the sample',
  noOutput: 'The sample printed nothing.',
  errorAt: (line: number) => `Line ${line}: `,
  /** Before lines of these levels. */
  levels: { warn: 'Warning: ', error: 'Error: ' } as Partial<Record<string, string>>,
  packets: {
    caption: 'Packets in the order in which they crossed the wire. Choose one to see what is in it.',
    direction: { toDevice: 'To the device', fromDevice: 'From the device' },
    columns: { direction: 'Direction', command: 'Command', arg0: 'arg0', arg1: 'arg1', payload: 'Payload' },
    bytes: (count: number) => (count === 1 ? '1 byte' : `${count.toLocaleString('en')} bytes`),
    noPayload: 'No payload',
    payloadStart: (count: number) => `The first ${count.toLocaleString('en')} bytes:`,
    text: 'As text',
    hex: 'As bytes',
    more: 'What the fields of a packet mean',
    words: {
      CNXN: {
        command: 'Connect: the first packet of each side.',
        arg0: 'Version of the protocol',
        arg1: 'Largest payload that the sender takes, in bytes',
      },
      AUTH: {
        command: 'Authenticate: the device sends a token, and the client answers with a signature or its public key.',
        arg0: '1 is a token, 2 a signature, 3 a public key',
        arg1: 'Not used',
      },
      OPEN: {
        command: 'Open a stream to the service that the payload names.',
        arg0: STREAM_OF_SENDER,
        arg1: 'Bytes that the sender takes before it acknowledges them; 0 without delayed acknowledgement',
      },
      OKAY: {
        command: 'Ready: the stream is open, or the last write has arrived.',
        arg0: STREAM_OF_SENDER,
        arg1: STREAM_OF_RECEIVER,
      },
      WRTE: {
        command: 'Write: the payload belongs to the stream.',
        arg0: STREAM_OF_SENDER,
        arg1: STREAM_OF_RECEIVER,
      },
      CLSE: {
        command: 'Close the stream.',
        arg0: 'Number of the stream at the sender; 0 where it was never opened',
        arg1: STREAM_OF_RECEIVER,
      },
    } as Partial<Record<string, PacketWords>>,
  },
  device: {
    caption: 'What the run changed on the device',
    files: (count: number) => `Files of the user (${count})`,
    properties: (count: number) => `System properties (${count})`,
    columns: { change: 'Change', name: 'Name', before: 'Before', after: 'After' },
    changes: { added: 'Added', changed: 'Changed', removed: 'Removed' },
    kinds: {
      file: 'file',
      property: 'property',
      setting: 'setting',
      package: 'package',
      activity: 'activity',
      screen: 'screen',
      clipboard: 'clipboard',
      tunnel: 'tunnel',
      input: 'input',
      restart: 'restart',
    } as Partial<Record<string, string>>,
  },
};

export type RunStrings = typeof run;

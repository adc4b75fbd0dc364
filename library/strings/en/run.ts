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
    broken: 'The sample could not be loaded. Check the connection and run it again.',
    outdated: 'This page has changed since you opened it. Load it again to run the sample.',
  },
  steps: {
    connect: 'Connecting to the device…',
    connectOwn: 'Connecting to your device. Allow USB debugging on its screen if it asks…',
    run: 'Running…',
    settle: 'Waiting until the device has sent everything…',
  },
  cut: 'There is more than is shown here.',
  places: { simulated: 'on a simulated Android 14 device', own: 'on your device' },
  own: {
    run: 'Run on my device',
    title: 'Run on your device?',
    note: 'It can change or delete data on the device.',
    code: 'The code that runs',
    confirm: 'I have read the values that came with the address of this page:',
    confirmFirst: 'Confirm the values first.',
    cancel: 'Cancel',
    start: 'Run',
    noDevice: 'No device was chosen. Connect one with USB debugging.',
    noSerial: 'The device has no serial number, so that it cannot be found again.',
    refused: (reason: string) => `The browser refused: ${reason}`,
    unknownChanges: 'What changes on your own device is not recorded.',
  },
  tabs: {
    output: (count: number) => `Output (${count})`,
    device: (count: number) => `Device (${count})`,
    packets: (count: number) => `Packets (${count})`,
  },
  tabList: 'What the run shows',
  outputRegion: 'Output of the sample',
  noOutput: 'The sample printed nothing.',
  errorAt: (line: number) => `Line ${line}: `,
  /** Before lines of these levels. */
  levels: { warn: 'Warning: ', error: 'Error: ' } as Partial<Record<string, string>>,
  packets: {
    caption: 'Packets in the order in which they crossed the wire: → to the device, ← from the device.',
    payload: 'Payload',
    bytes: (count: number) => (count === 1 ? '1 byte' : `${count.toLocaleString('en')} bytes`),
    payloadStart: (count: number) => `The first ${count.toLocaleString('en')} bytes:`,
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
    none: 'The run changed nothing on the device.',
    columns: { change: 'Change', name: 'Name', value: 'Value' },
    changes: { added: 'Added', changed: 'Changed', removed: 'Removed' },
    kinds: {
      file: 'file',
      property: 'property',
      package: 'package',
      screen: 'screen',
      clipboard: 'clipboard',
      tunnel: 'tunnel',
      input: 'input',
      restart: 'restart',
    } as Partial<Record<string, string>>,
  },
};

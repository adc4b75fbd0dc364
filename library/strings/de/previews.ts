import type { previews as english } from '../en/previews.ts';

const count = (number: number, singular: string, plural: string): string =>
  `${number.toLocaleString('de')} ${number === 1 ? singular : plural}`;

const fields = 'Felder';
const value = 'Wert';
const bytes = 'Bytes';
const command = 'Befehl';
const serverVersion = 'Version des Servers';
const STREAM_OF_SENDER = 'Stromnummer des Absenders';
const STREAM_OF_RECEIVER = 'Stromnummer des Empfängers';

const countBytes = (number: number) => count(number, 'Byte', 'Bytes');
const countLines = (number: number) => count(number, 'Zeile', 'Zeilen');
const countArguments = (number: number) => count(number, 'Argument', 'Argumente');

export const previews: typeof english = {
  runs: (isPrivate) => ({
    before: 'Führt ',
    after: ` auf dieser Seite aus${isPrivate ? '; was Sie eingeben, verlässt sie nicht.' : '. Um Ihre Eingaben zu teilen, kopieren Sie die Adresse.'}`,
  }),
  moreBytes: (more) => `… und ${more} weitere`,
  numbers: {
    none: 'Geben Sie eine Zahl ein.',
    digits: 'Schreiben Sie Ziffern, oder hexadezimal nach 0x.',
    hexDigits: 'Schreiben Sie die Ziffern 0–9 und a–f.',
    fraction: 'Schreiben Sie eine Zahl wie 0.5.',
    range: (min, max) => `Schreiben Sie eine Zahl von ${min} bis ${max}.`,
  },
  packetInspector: {
    packet: 'Paket',
    command,
    version: 'Vereinbarte Version',
    newVersion: 'Android 9 und neuer',
    oldVersion: 'Vor Android 9',
    payload: 'Nutzdaten als Text',
    outcome: (payload) =>
      `Ein Kopf von 24 Bytes${payload > 0 ? ` und Nutzdaten von ${countBytes(payload)}.` : '; es gibt keine Nutzdaten.'}`,
    none: 'Es gibt noch kein Paket: Eine der Zahlen kann nicht gelesen werden.',
    header: 'Kopf',
    fields,
    columns: ['Feld', bytes, 'Bedeutung'],
    meanings: {
      CNXN: ['Protokollversion', 'Größte Nutzdaten'],
      AUTH: ['1 Token, 2 Signatur, 3 öffentlicher Schlüssel', 'Immer 0'],
      OPEN: [STREAM_OF_SENDER, '0, oder bei verzögerter Bestätigung das Fenster'],
      OKAY: [STREAM_OF_SENDER, STREAM_OF_RECEIVER],
      WRTE: [STREAM_OF_SENDER, STREAM_OF_RECEIVER],
      CLSE: [`${STREAM_OF_SENDER} oder 0`, STREAM_OF_RECEIVER],
    },
    payloadLength: countBytes,
    checksum: (sum) => `${sum}, die Summe der Nutzdaten`,
    noChecksum: '0, von dieser Version weggelassen',
    magic: (number) => `${number}, der Befehl invertiert`,
  },
  featureFlags: {
    device: 'Gerät',
    banner: 'Banner oder Liste von Merkmalen',
    problem: 'Dies ist weder ein Banner noch eine Liste wie shell_v2,cmd.',
    none: 'Es gibt noch nichts zu lesen.',
    product: (name) => `Produkt ${name}`,
    deviceName: (name) => `Gerät ${name}`,
    unnamed: 'Ein Gerät ohne Namen',
    outcome: ({ name, present, known, others }) =>
      `${name}: ${present} von ${known} Merkmalen, welche die Bibliothek benutzt${others > 0 ? `, und ${count(others, 'weiteres', 'weitere')}` : ''}.`,
    table: 'Merkmale, welche die Bibliothek benutzt',
    columns: ['Merkmal', 'Gerät', 'Was es ermöglicht'],
    yes: '✓ ja',
    no: '– nein',
    others: (names) => `Von der Bibliothek nicht benutzt: ${names.join(', ')}`,
    effects: {
      shell_v2: 'adb.subprocess.shellProtocol: Fehlerausgabe und Exit-Code getrennt von der Ausgabe',
      cmd: 'Cmd startet Dienste mit dem kurzen Befehl cmd',
      stat_v2: 'AdbSync#stat; lstat gibt Besitzer, Zeiten und Größen über 4 GiB an',
      ls_v2: 'AdbSync#opendir gibt dieselben Einzelheiten an',
      fixed_push_mkdir: 'AdbSync#write legt Ordner ohne ein mkdir davor an',
      abb: 'Cmd#shellProtocol erreicht Dienste ohne eine Shell',
      abb_exec: 'Cmd#noneProtocol erreicht Dienste ohne eine Shell',
      sendrecv_v2: 'AdbSync liest und schreibt mit den neueren Befehlen',
      delayed_ack: 'Ströme senden weiter, bevor jeder Teil bestätigt ist',
    },
  },
  usbFilter: {
    device: 'Gerät',
    interface: 'Schnittstelle',
    method: 'Methode',
    hints: {
      vendorId: 'Hexadezimal, wie 18d1',
      productId: 'Hexadezimal, wie 4ee7',
      serialNumber: 'Text des Geräts',
      classCode: 'ADB: ff',
      subclassCode: 'ADB: 42',
      protocolCode: 'ADB: 1',
    },
    noVendor: 'Ein Browser lehnt ein Produkt ohne seinen Hersteller ab.',
    outcome: (defaults, all) => `Die Bibliothek hat ${defaults} von ${all} Feldern ausgefüllt.`,
    none: 'Es gibt noch keinen Filter: Eines der Felder kann nicht benutzt werden.',
    code: 'Quelltext',
    table: 'Was bei einem Gerät übereinstimmen muss',
    columns: ['Feld', value, 'Von'],
    library: 'der Bibliothek',
    reader: 'Ihnen',
  },
  deviceOutput: {
    note: 'Die Bibliothek liest einzelne Eigenschaften und die binäre Form von logcat; Text zerlegt Code dieser Seite, mit den Namen der Bibliothek für die Prioritäten.',
    output: 'Ausgabe des Geräts',
    command,
    text: 'Eingefügter Text',
    properties: {
      none: 'Keine Eigenschaft gefunden. Eine Zeile sieht so aus: [ro.product.model]: [Pixel 6].',
      count: (number) => count(number, 'Eigenschaft', 'Eigenschaften'),
      table: 'Eigenschaften',
      columns: ['Schlüssel', value],
      empty: '(leer)',
    },
    lines: {
      none: 'Keine Zeile von logcat gefunden; bekannt sind die Formate threadtime, time, brief und tag.',
      count: countLines,
      skipped: (number) => `${countLines(number)} nicht lesbar.`,
      table: 'Zeilen',
      columns: ['Tag', 'Priorität', 'Prozess', 'Thread', 'Zeit', 'Meldung'],
    },
    found: (words, shown) => (shown === undefined ? `${words}.` : `${words}; gezeigt werden die ersten ${shown}.`),
  },
  scrcpyOptions: {
    groups: { server: 'Server', video: 'Video', audio: 'Audio', device: 'Gerät' },
    serverVersion,
    hints: {
      bitRate: 'Bits pro Sekunde',
      oldBitRate: 'Bits pro Sekunde; heißt hier bitRate',
      maxSize: 'Pixel; 0 ohne Grenze',
      maxFps: '0 ohne Grenze',
    },
    since: (version) => `Erst seit Server ${version}.`,
    valueSince: (name, version) => `${name}: erst seit ${version}`,
    someArguments: (number, version) =>
      `${countArguments(number)}, abweichend von den Vorgaben des Servers ${version}.`,
    allArguments: (number, version) =>
      `${countArguments(number)}: Server ${version} braucht alle, in fester Reihenfolge.`,
    none: 'Es gibt noch keinen Befehl: Eine der Zahlen kann nicht gelesen werden.',
    command,
  },
  controlMessage: {
    message: 'Nachricht',
    kind: 'Art',
    kinds: { touch: 'Berührung', key: 'Taste', text: 'Text', scroll: 'Scrollen' },
    serverVersion,
    fields,
    hints: {
      pointerId: '-1 Maus, -2 Finger',
      pressure: 'Von 0 bis 1',
      buttons: '1 primär, 2 sekundär, 4 tertiär',
      actionButton: 'Die Taste, die sich änderte',
    },
    steps: {
      whole: 'Ganze Schritte',
      wide: 'Schritte, von -16 bis 16',
      narrow: 'Von -1 bis 1; mehr wird abgeschnitten',
    },
    outcome: (length) => `Eine Nachricht von ${countBytes(length)}.`,
    none: 'Es gibt noch keine Nachricht: Eines der Felder kann nicht gelesen werden.',
    nothing:
      'Es gibt nichts zu senden: Dieser Server nimmt nur ganze Schritte, und die Bibliothek hebt den Rest für die nächste auf.',
    bytes,
    parts: 'Teile',
    columns: ['Teil', bytes, value],
  },
};

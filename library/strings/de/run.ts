import type { RunStrings } from '../en/run.ts';

const STREAM_OF_SENDER = 'Nummer des Stroms beim Absender';
const STREAM_OF_RECEIVER = 'Nummer des Stroms beim Empfänger';

export const run: RunStrings = {
  panel: 'Lauf des Beispiels',
  stop: 'Anhalten',
  close: 'Schließen',
  copyLink: 'Link zu diesem Lauf kopieren',
  status: {
    stopped: 'Angehalten',
    ended: (milliseconds) => `Fertig nach ${milliseconds} ms`,
    failed: 'Fehlgeschlagen',
  },
  steps: {
    connect: 'Verbindet sich mit dem Gerät…',
    connectOwn: 'Verbindet sich mit Ihrem Gerät. Erlauben Sie dort USB-Debugging, falls es fragt…',
    run: 'Läuft…',
    settle: 'Wartet, bis das Gerät alles gesendet hat…',
  },
  loadFailed: 'Das Beispiel konnte nicht geladen werden. Prüfen Sie die Verbindung, und führen Sie es nochmals aus.',
  outdated: 'Die Seite wurde geändert, seit Sie sie geöffnet haben. Laden Sie sie neu, um das Beispiel auszuführen.',
  cut: 'Es gibt mehr, als hier steht.',
  places: { simulated: 'auf einem simulierten Gerät mit Android 14', own: 'auf Ihrem Gerät' },
  own: {
    run: 'Auf meinem Gerät ausführen',
    title: 'Auf Ihrem eigenen Gerät ausführen',
    reads: 'Auf dem simulierten Gerät hat das Beispiel dies verlangt, was nur liest:',
    unknown:
      'Auf dem simulierten Gerät hat das Beispiel dies verlangt. Was es auf Ihrem Gerät ändert, ist nicht bekannt:',
    unfinished:
      'Der Lauf auf dem simulierten Gerät ist gescheitert, ging nicht zu Ende, oder ein Befehl darin ist gescheitert. Das Beispiel verlangt vielleicht mehr.',
    waits:
      'Bevor Ihr Gerät etwas anderes bekommt als eine Anfrage, die bekanntermaßen nur liest, wartet der Lauf auf Sie.',
    givenValues: 'Diese Werte kamen mit der Adresse der Seite. Ändern Sie jeden oben, oder bestätigen Sie ihn hier:',
    confirmFirst: 'Bestätigen Sie erst die Werte.',
    key: 'Schließen Sie ein Gerät mit USB-Debugging an. Der Schlüssel dafür bleibt im Speicher dieser Website.',
    choose: 'Gerät wählen und ausführen',
    cancel: 'Abbrechen',
    noDevice: 'Es wurde kein Gerät gewählt.',
    noSerial: 'Das Gerät hat keine Seriennummer und kann deshalb nicht wiedergefunden werden.',
    refused: (reason) => `Der Browser lehnt ab: ${reason}`,
    question: 'Das Beispiel verlangt von Ihrem Gerät:',
    notKnown:
      'Was dies auf Ihrem Gerät ändert, ist nicht bekannt. Einmal gesendet, wird dasselbe wieder gesendet, ohne zu fragen.',
    send: (text) => `${text} senden`,
    unknownChanges: 'Was sich auf Ihrem eigenen Gerät ändert, wird nicht aufgezeichnet.',
  },
  tabs: {
    output: (count) => `Ausgabe (${count})`,
    packets: (count) => `Pakete (${count})`,
    device: (count) => `Gerät (${count})`,
  },
  tabList: 'Was der Lauf zeigt',
  outputRegion: 'Ausgabe des Beispiels',
  noOutput: 'Das Beispiel hat nichts ausgegeben.',
  errorAt: (line) => `Zeile ${line}: `,
  levels: { warn: 'Warnung: ', error: 'Fehler: ' },
  packets: {
    caption:
      'Pakete in der Reihenfolge, in der sie über die Leitung gingen. Wählen Sie eines, um zu sehen, was darin ist.',
    direction: { toDevice: 'Zum Gerät', fromDevice: 'Vom Gerät' },
    columns: { direction: 'Richtung', command: 'Befehl', arg0: 'arg0', arg1: 'arg1', payload: 'Nutzdaten' },
    bytes: (count) => (count === 1 ? '1 Byte' : `${count.toLocaleString('de')} Bytes`),
    noPayload: 'Keine Nutzdaten',
    payloadStart: (count) => `Die ersten ${count.toLocaleString('de')} Bytes:`,
    text: 'Als Text',
    hex: 'Als Bytes',
    more: 'Was die Felder eines Pakets bedeuten',
    words: {
      CNXN: {
        command: 'Verbinden: das erste Paket jeder Seite.',
        arg0: 'Version des Protokolls',
        arg1: 'Größte Nutzdaten, die der Absender annimmt, in Bytes',
      },
      AUTH: {
        command: 'Anmelden: Das Gerät schickt ein Token, der Client eine Signatur oder seinen öffentlichen Schlüssel.',
        arg0: '1 ist ein Token, 2 eine Signatur, 3 ein öffentlicher Schlüssel',
        arg1: 'Unbenutzt',
      },
      OPEN: {
        command: 'Einen Strom zu dem Dienst öffnen, den die Nutzdaten nennen.',
        arg0: STREAM_OF_SENDER,
        arg1: 'Bytes, die der Absender annimmt, bevor er sie bestätigt; 0 ohne verzögerte Bestätigung',
      },
      OKAY: {
        command: 'Bereit: Der Strom ist offen, oder das letzte Schreiben ist angekommen.',
        arg0: STREAM_OF_SENDER,
        arg1: STREAM_OF_RECEIVER,
      },
      WRTE: {
        command: 'Schreiben: Die Nutzdaten gehören zum Strom.',
        arg0: STREAM_OF_SENDER,
        arg1: STREAM_OF_RECEIVER,
      },
      CLSE: {
        command: 'Den Strom schließen.',
        arg0: 'Nummer des Stroms beim Absender; 0, wenn er nie offen war',
        arg1: STREAM_OF_RECEIVER,
      },
    },
  },
  device: {
    caption: 'Was der Lauf auf dem Gerät geändert hat',
    files: (count) => `Dateien des Benutzers (${count})`,
    properties: (count) => `Systemeigenschaften (${count})`,
    columns: { change: 'Änderung', name: 'Name', before: 'Vorher', after: 'Nachher' },
    changes: { added: 'Neu:', changed: 'Geändert:', removed: 'Entfernt:' },
    kinds: {
      file: 'Datei',
      property: 'Eigenschaft',
      setting: 'Einstellung',
      package: 'Paket',
      activity: 'Activity',
      screen: 'Bildschirm',
      clipboard: 'Zwischenablage',
      tunnel: 'Tunnel',
      input: 'Eingabe',
      restart: 'Neustart',
    },
  },
};

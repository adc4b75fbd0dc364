import { AndroidLogPriority, AndroidLogPriorityToCharacter } from 'tango-latest-android-bin';

interface LogLine {
  time: string;
  pid: string;
  tid: string;
  priority: string;
  tag: string;
  message: string;
}

const PRIORITIES = new Map(
  Object.entries(AndroidLogPriority).map(([name, value]) => [AndroidLogPriorityToCharacter[value], name]),
);

const TIME = String.raw`(?<time>(?:\d{4}-)?\d\d-\d\d \d\d:\d\d:\d\d\.\d+(?: [+-]\d{4})?)`;
const PRIORITY = '(?<priority>[VDIWEFS])';

/** Formats of `logcat -v` that contain the tag: https://developer.android.com/tools/logcat#outputFormat */
const FORMATS = [
  // threadtime, also with -v uid
  new RegExp(
    String.raw`^${TIME}\s+(?:[\w.]+\s+)?(?<pid>\d+)\s+(?<tid>\d+) ${PRIORITY} (?<tag>.*?)\s*: ?(?<message>.*)$`,
  ),
  // time
  new RegExp(String.raw`^${TIME} ${PRIORITY}/(?<tag>.*?)\s*\(\s*(?<pid>\d+)\): ?(?<message>.*)$`),
  // brief
  new RegExp(String.raw`^${PRIORITY}/(?<tag>.*?)\s*\(\s*(?<pid>\d+)\): ?(?<message>.*)$`),
  // tag
  new RegExp(String.raw`^${PRIORITY}/(?<tag>.*?)\s*: ?(?<message>.*)$`),
];

/** Parse logcat, and count unknown lines. Lines that name a buffer are ignored. */
export function parseLogcat(text: string): { lines: LogLine[]; skipped: number } {
  const written = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('--------- '));
  const lines = written.flatMap((line) => parseLine(line) ?? []);
  return { lines, skipped: written.length - lines.length };
}

function parseLine(line: string): LogLine | undefined {
  for (const format of FORMATS) {
    const parts = format.exec(line)?.groups;
    if (!parts) continue;
    const { time = '', pid = '', tid = '', priority = '', tag = '', message = '' } = parts;
    return { time, pid, tid, priority: `${priority} ${PRIORITIES.get(priority) ?? ''}`.trim(), tag, message };
  }
  return undefined;
}

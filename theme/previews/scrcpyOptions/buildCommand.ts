import { DefaultServerPath } from 'tango-latest-scrcpy';
import { type Parsed, parseNumber, U32 } from '../parts/parseNumber.ts';
import { findVersion, isSince, LATEST, VERSIONS } from '../parts/scrcpyVersions.ts';

/** One value of an option, with the version that brought it where that is later than the option's. */
interface Choice {
  value: string;
  since?: string;
}

/** Options with several values. The types of the library's classes tell which version has which. */
export const CHOICES = {
  videoCodec: [{ value: 'h264' }, { value: 'h265' }, { value: 'av1' }],
  audioCodec: [{ value: 'opus' }, { value: 'aac' }, { value: 'flac', since: '2.3' }, { value: 'raw' }],
  audioSource: [{ value: 'output' }, { value: 'mic' }, { value: 'playback', since: '2.6' }],
  logLevel: [
    { value: 'verbose', since: '1.18' },
    { value: 'debug' },
    { value: 'info' },
    { value: 'warn' },
    { value: 'error' },
  ],
} as const satisfies Record<string, readonly Choice[]>;

/** Options that are numbers. */
export const NUMBERS = ['maxSize', 'maxFps', 'videoBitRate', 'audioBitRate'] as const;

/** Options that are on or off. */
export const SWITCHES = ['video', 'audio', 'control', 'showTouches', 'stayAwake', 'powerOffOnClose'] as const;

export type ChoiceName = keyof typeof CHOICES;
export type NumberName = (typeof NUMBERS)[number];
export type SwitchName = (typeof SWITCHES)[number];
type OptionName = ChoiceName | NumberName | SwitchName;

/** What the reader chose and typed. */
export type OptionFields = Record<ChoiceName | NumberName, string> & Record<SwitchName, boolean>;

/** What the newest server takes where nothing is said, as fields hold it: the library knows it. */
export const DEFAULTS = Object.fromEntries(
  [...(Object.keys(CHOICES) as ChoiceName[]), ...NUMBERS, ...SWITCHES].map((name) => {
    const value = findVersion(LATEST).Defaults[name];
    return [name, typeof value === 'boolean' ? value : String(value)];
  }),
  // The names are those of the type, and switches are the options that are on or off; a test holds both.
) as OptionFields;

/** The server's command; or what is wrong with a number. */
export interface CommandResult {
  problems: Partial<Record<NumberName, string>>;
  command?: string;
  /** Arguments that the library wrote. */
  count: number;
}

/** Write the command that starts a server of one version. Options that the version lacks are left out. */
export function buildCommand(version: string, fields: OptionFields): CommandResult {
  const { create } = findVersion(version);
  const numbers = NUMBERS.filter((name) => !findAbsence(name, version)).map((name): [NumberName, Parsed<number>] => [
    name,
    parseNumber(fields[name], U32),
  ]);
  const problems = Object.fromEntries(numbers.flatMap(([name, { problem }]) => (problem ? [[name, problem]] : [])));
  if (Object.keys(problems).length > 0) return { problems, count: 0 };
  const choices = (Object.keys(CHOICES) as ChoiceName[]).map((name) => [name, resolveChoice(name, fields, version)]);
  const switches = SWITCHES.map((name) => [name, fields[name]]);
  const values: [OptionName, unknown][] = [
    ...choices,
    ...switches,
    ...numbers.map(([name, { value }]) => [name, value]),
  ] as [OptionName, unknown][];
  const init = values
    .filter(([name]) => !findAbsence(name, version))
    .map(([name, value]) => [keyOf(name, version), value]);
  const written = create(Object.fromEntries(init)).serialize();
  const words = ['app_process', '-cp', DefaultServerPath, '/', 'com.genymobile.scrcpy.Server', version, ...written];
  return { problems: {}, command: words.join(' '), count: written.length };
}

/** Say why a version lacks an option; undefined where it has it. */
export function findAbsence(name: OptionName, version: string): string | undefined {
  if (hasOption(name, version)) return undefined;
  const since = [...VERSIONS.keys()].find((other) => hasOption(name, other));
  return `Only since server ${since}.`;
}

const hasOption = (name: OptionName, version: string): boolean => keyOf(name, version) in findVersion(version).Defaults;

/** The bit rate of the video had another name before there was one of audio. */
const keyOf = (name: OptionName, version: string): string =>
  name === 'videoBitRate' && !isSince(version, '2.0') ? 'bitRate' : name;

/** List the values that a version takes. */
export const listChoices = (name: ChoiceName, version: string): string[] =>
  CHOICES[name].filter((choice: Choice) => !choice.since || isSince(version, choice.since)).map(({ value }) => value);

/** Say which values a version lacks, in words; undefined where it has all. */
export function describeMissing(name: ChoiceName, version: string): string | undefined {
  const missing = CHOICES[name].filter(({ value }) => !listChoices(name, version).includes(value));
  return missing.map((choice: Choice) => `${choice.value}: only since ${choice.since}`).join('; ') || undefined;
}

/** Give the chosen value, or the server's own where the version does not take it. */
export const resolveChoice = (name: ChoiceName, fields: OptionFields, version: string): string =>
  listChoices(name, version).includes(fields[name]) ? fields[name] : String(findVersion(version).Defaults[name]);

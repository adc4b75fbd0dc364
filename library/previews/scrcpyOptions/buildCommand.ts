import { DefaultServerPath } from 'tango-latest-scrcpy';
import { previews } from '../../strings/en/previews.ts';
import { parseNumber, splitParsed, U32 } from '../parts/numbers.ts';
import { findVersion, isSince, LATEST, VERSIONS } from '../parts/scrcpyVersions.ts';

const words = previews.scrcpyOptions;

/**
 * The first version of each value; empty where it is that of its option. The types of the library's classes show which version
 * has which.
 */
const CHOICES = {
  videoCodec: { h264: '', h265: '', av1: '' },
  audioCodec: { opus: '', aac: '', flac: '2.3', raw: '' },
  audioSource: { output: '', mic: '', playback: '2.6' },
  logLevel: { verbose: '1.18', debug: '', info: '', warn: '', error: '' },
} as const satisfies Record<string, Record<string, string>>;

const NUMBERS = ['maxSize', 'maxFps', 'videoBitRate', 'audioBitRate'] as const;

const SWITCHES = ['video', 'audio', 'control', 'showTouches', 'stayAwake', 'powerOffOnClose'] as const;

export type ChoiceName = keyof typeof CHOICES;
export type NumberName = (typeof NUMBERS)[number];
export type SwitchName = (typeof SWITCHES)[number];
type OptionName = ChoiceName | NumberName | SwitchName;

export type OptionFields = Record<ChoiceName | NumberName, string> & Record<SwitchName, boolean>;

const CHOICE_NAMES = Object.keys(CHOICES) as ChoiceName[];
const OPTION_NAMES: readonly OptionName[] = [...CHOICE_NAMES, ...NUMBERS, ...SWITCHES];

/** Of the newest server. */
export const DEFAULTS = Object.fromEntries(
  OPTION_NAMES.map((name) => {
    const value = findVersion(LATEST).Defaults[name];
    return [name, typeof value === 'boolean' ? value : String(value)];
  }),
  // OPTION_NAMES has every name of the type, and only switches are booleans; a test checks both.
) as OptionFields;

interface CommandResult {
  problems: Partial<Record<NumberName, string>>;
  command?: string;
  count: number;
}

/** Build the command of a server version. */
export function buildCommand(version: string, fields: OptionFields): CommandResult {
  const names = OPTION_NAMES.filter((name) => hasOption(name, version));
  const numbers = NUMBERS.filter((name) => names.includes(name));
  const parsed = splitParsed(numbers.map((name) => [name, parseNumber(fields[name], U32)]));
  if (!parsed.isValid) return { problems: parsed.problems, count: 0 };
  const choices = Object.fromEntries(CHOICE_NAMES.map((name) => [name, resolveChoice(name, fields, version)]));
  const values: Record<OptionName, unknown> = { ...fields, ...choices, ...parsed.values };
  const init = Object.fromEntries(names.map((name) => [keyOf(name, version), values[name]]));
  const written = findVersion(version).create(init).serialize();
  const argv = ['app_process', '-cp', DefaultServerPath, '/', 'com.genymobile.scrcpy.Server', version, ...written];
  return { problems: {}, command: argv.join(' '), count: written.length };
}

/** Explain why a version lacks an option, or return undefined. */
export function explainMissing(name: OptionName, version: string): string | undefined {
  if (hasOption(name, version)) return undefined;
  return words.since([...VERSIONS.keys()].find((other) => hasOption(name, other)) ?? LATEST);
}

const hasOption = (name: OptionName, version: string): boolean => keyOf(name, version) in findVersion(version).Defaults;

/** Before 2.0 there was no audio, and the bit rate of the video had another name. */
const keyOf = (name: OptionName, version: string): string =>
  name === 'videoBitRate' && !isSince(version, '2.0') ? 'bitRate' : name;

/** List the values that a version accepts. */
export const listChoices = (name: ChoiceName, version: string): string[] =>
  Object.entries(CHOICES[name]).flatMap(([value, since]) => (since === '' || isSince(version, since) ? value : []));

/** Explain which values a version lacks, or return undefined. */
export function explainMissingChoices(name: ChoiceName, version: string): string | undefined {
  const missing = Object.entries(CHOICES[name]).filter(([value]) => !listChoices(name, version).includes(value));
  return missing.map(([value, since]) => words.valueSince(value, since)).join('; ') || undefined;
}

/** Resolve the chosen value, or else the version's default. */
export const resolveChoice = (name: ChoiceName, fields: OptionFields, version: string): string =>
  listChoices(name, version).includes(fields[name]) ? fields[name] : String(findVersion(version).Defaults[name]);

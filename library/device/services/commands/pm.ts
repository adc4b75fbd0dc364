import type { DeviceState } from '../../DeviceState.ts';
import { joinBytes } from '../../files/bytes.ts';
import { type Command, CommandError, type Process } from '../shell/Process.ts';
import { parseNumber, parseOptions } from './parseOptions.ts';

// Source: `PackageManagerInstallOptions`. Only `-S` and `--pkg` have an effect.
const INSTALL_OPTIONS = [
  'r R t f d g l i= S= p= pkg= abi= user= install-location= install-reason= originating-uri= referrer= force-uuid=',
  'staged-ready-timeout= restrict-permissions dont-kill instant full preload force-non-staged staged force-queryable',
  'enable-rollback skip-verification bypass-low-target-sdk-block',
].flatMap((names) => names.split(' '));

const FIRST_APP_UID = 10_200;

// A zip file begins with these letters.
const ZIP_START = [0x50, 0x4b];

/** Install an app, and return the answer. The name comes from the file name or a number, because manifests are not read. */
function installApp(state: DeviceState, fileName: string, bytes: Uint8Array): string {
  if (ZIP_START.some((byte, index) => bytes[index] !== byte))
    return `Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse ${fileName}]`;
  const [, named] = /([a-z]\w*(?:\.\w+)+)\.apk$/i.exec(fileName) ?? [];
  const name = named ?? `com.example.app${state.packages.size + 1}`;
  const { uid = FIRST_APP_UID + state.packages.size } = state.packages.get(name) ?? {};
  const apkPath = `/data/app/~~c2ltdWxhdGVk==/${name}-MQ==/base.apk`;
  state.packages.set(name, { name, apkPath, uid, isSystem: false });
  state.log.append({ tag: 'PackageManager', message: `Installed ${name}`, buffer: 'system' });
  return 'Success';
}

type SubCommand = (process: Process, words: readonly string[]) => Promise<number>;

async function answer(process: Process, text: string): Promise<number> {
  await process.print(`${text}\n`);
  return Number(text.startsWith('Failure'));
}

const list: SubCommand = async (process, [what = '', ...words]) => {
  if (what !== 'packages') throw new CommandError(`unknown list type '${what}'`);
  const { flags, operands } = parseOptions(words, ['s', '3', 'user=']);
  const [filter = ''] = operands;
  const listed = [...process.state.packages.values()].filter(
    ({ name, isSystem }) => name.includes(filter) && !flags.has(isSystem ? '3' : 's'),
  );
  await process.printLines(listed.map(({ name }) => `package:${name}`));
  return 0;
};

/** From a file, or as many bytes of the input as `-S` says. */
async function readApp(process: Process, fileName: string, values: ReadonlyMap<string, string>): Promise<Uint8Array> {
  const size = values.get('S');
  if (size === undefined) return process.files.read(fileName).slice();
  const chunks: Uint8Array[] = [];
  for (let rest = parseNumber(size); rest > 0; rest -= chunks.at(-1)?.length ?? 0) {
    const chunk = await process.read();
    if (!chunk) break;
    chunks.push(chunk);
  }
  return joinBytes(chunks);
}

const install: SubCommand = async (process, words) => {
  const { values, operands } = parseOptions(words, INSTALL_OPTIONS);
  const [fileName = '-'] = operands;
  const bytes = await readApp(process, fileName, values);
  return answer(process, installApp(process.state, values.get('pkg') ?? fileName, bytes));
};

const uninstall: SubCommand = async (process, words) => {
  const [name = ''] = parseOptions(words, ['k', 'user=', 'versionCode=']).operands;
  const found = process.state.packages.get(name);
  if (!found || found.isSystem) return answer(process, 'Failure [DELETE_FAILED_INTERNAL_ERROR]');
  process.state.packages.delete(name);
  return answer(process, 'Success');
};

const createSession: SubCommand = async (process, words) => {
  parseOptions(words, INSTALL_OPTIONS);
  const { installSessions } = process.state;
  const id = Math.floor(Math.random() * 2_000_000_000) + installSessions.size + 1;
  installSessions.set(String(id), new Map());
  return answer(process, `Success: created install session [${id}]`);
};

function findSession({ state }: Process, id = ''): Map<string, Uint8Array> {
  const session = state.installSessions.get(id);
  if (!session) throw new CommandError(`Security exception: Caller has no access to session ${id}`, 255);
  return session;
}

const writeSession: SubCommand = async (process, words) => {
  const { values, operands } = parseOptions(words, ['S=']);
  const [id, splitName = '', fileName = '-'] = operands;
  const session = findSession(process, id);
  const bytes = await readApp(process, fileName, values);
  session.set(splitName, bytes);
  return answer(process, `Success: streamed ${bytes.length} bytes`);
};

const commitSession: SubCommand = async (process, [id = '']) => {
  const [app] = findSession(process, id);
  process.state.installSessions.delete(id);
  return answer(
    process,
    app ? installApp(process.state, ...app) : 'Failure [INSTALL_FAILED_INVALID_APK: No packages staged]',
  );
};

/** Only explicit components are found. */
const resolveActivity: SubCommand = (process, words) =>
  answer(process, words.find((word) => /^[\w.]+\/[\w.]+$/.test(word)) ?? 'No activity found');

const SUB_COMMANDS: Readonly<Record<string, SubCommand>> = {
  list,
  install,
  uninstall,
  'install-create': createSession,
  'install-write': writeSession,
  'install-commit': commitSession,
  'resolve-activity': resolveActivity,
};

/** Run the package manager: `pm` and `cmd package`. */
export const pm: Command = async (process) => {
  const [verb = '', ...words] = process.args;
  const run = Object.hasOwn(SUB_COMMANDS, verb) ? SUB_COMMANDS[verb] : undefined;
  return run ? run(process, words) : process.fail(`Unknown command: ${verb}`, 255);
};

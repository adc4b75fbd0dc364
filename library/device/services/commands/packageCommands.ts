import type { DeviceState } from '../../DeviceState.ts';
import { FileError } from '../../files/FileError.ts';
import { readFileName } from '../../files/filePath.ts';
import type { Command, Process } from '../shell/Process.ts';
import { createPackage, type DevicePackage, type InstallSession } from '../state/packages.ts';
import { parseNumber } from './parseNumber.ts';
import { type ParsedOptions, parseOptions } from './parseOptions.ts';

const FIRST_APP_UID = 10_200;

// A zip file begins with these letters.
const ZIP_START = [0x50, 0x4b];

/** Install an app, and return the output of `pm`. The name comes from the file name or a number, because manifests are not read. */
function installApp(state: DeviceState, session: InstallSession): string {
  const [first] = session.splits;
  if (!first) return 'Failure [INSTALL_FAILED_INVALID_APK: No packages staged]';
  const [fileName, bytes] = first;
  if (ZIP_START.some((byte, index) => bytes[index] !== byte)) {
    return `Failure [INSTALL_PARSE_FAILED_NOT_APK: Failed to parse ${fileName}]`;
  }
  const name = readPackageName(fileName) ?? `com.example.app${state.packages.size + 1}`;
  const { uid = FIRST_APP_UID + state.packages.size } = state.packages.get(name) ?? {};
  const apkPath = `/data/app/~~c2ltdWxhdGVk==/${name}-MQ==/base.apk`;
  state.packages.set(name, createPackage({ name, apkPath, uid, isSystem: false, installer: session.installer }));
  state.log.append({ tag: 'PackageManager', message: `Installed ${name}`, buffer: 'system' });
  return 'Success';
}

function readPackageName(fileName: string): string | undefined {
  const name = readFileName(fileName).replace(/\.apk$/, '');
  return /^[a-z]\w*(\.\w+)+$/i.test(name) ? name : undefined;
}

type SubCommand = (process: Process, words: readonly string[]) => Promise<number>;

// Source: `PackageManagerInstallOptions`. Only `-i`, `-S` and `--pkg` have an effect.
const INSTALL_OPTIONS = [
  'r R t f d g l i= S= p= pkg= abi= user= install-location= install-reason= originating-uri= referrer= force-uuid=',
  'staged-ready-timeout= restrict-permissions dont-kill instant full preload force-non-staged staged force-queryable',
  'enable-rollback skip-verification bypass-low-target-sdk-block',
].flatMap((names) => names.split(' '));

const LIST_OPTIONS = 's 3 d e f i u U show-versioncode apex-only user= uid='.split(' ');

const answer = async (process: Process, text: string) => {
  await process.print(`${text}\n`);
  return Number(text.startsWith('Failure'));
};

const listPackages: SubCommand = async (process, words) => {
  const { flags, values, operands } = parseOptions(words, LIST_OPTIONS);
  const [filter = ''] = operands;
  const isListed = (entry: DevicePackage) =>
    entry.name.includes(filter) &&
    !(flags.has('s') && !entry.isSystem) &&
    !(flags.has('3') && entry.isSystem) &&
    // Nothing is disabled, and there are no APEX packages.
    !flags.has('d') &&
    !flags.has('apex-only') &&
    (!values.has('uid') || entry.uid === parseNumber(values.get('uid') ?? ''));
  const listed = [...process.state.packages.values()].filter(isListed);
  await process.printLines(listed.map((entry) => formatPackage(entry, flags)));
  return 0;
};

function formatPackage(entry: DevicePackage, flags: ParsedOptions['flags']): string {
  const source = flags.has('f') ? `${entry.apkPaths[0]}=` : '';
  const version = flags.has('show-versioncode') ? ` versionCode:${entry.versionCode}` : '';
  const installer = flags.has('i') ? `  installer=${entry.installer ?? 'null'}` : '';
  const uid = flags.has('U') ? ` uid:${entry.uid}` : '';
  return `package:${source}${entry.name}${version}${installer}${uid}`;
}

const list: SubCommand = async (process, [what, ...words]) => {
  if (what === 'packages' || what === 'package') return listPackages(process, words);
  if (what === 'users') return answer(process, 'Users:\n\tUserInfo{0:Owner:4c13} running');
  return process.fail(`Error: unknown list type '${what ?? ''}'`);
};

const path: SubCommand = async (process, words) => {
  const [name = ''] = parseOptions(words, ['user=']).operands;
  const found = process.state.packages.get(name);
  await process.printLines((found?.apkPaths ?? []).map((apkPath) => `package:${apkPath}`));
  return Number(!found);
};

async function readApp(process: Process, { size, fileName }: { size: string | undefined; fileName: string }) {
  if (size === undefined) return process.files.read(process.resolve(fileName)).slice();
  const bytes = new Uint8Array(Math.max(parseNumber(size), 0));
  let offset = 0;
  while (offset < bytes.length) {
    const chunk = await process.stdin.read(process.signal);
    if (!chunk) break;
    bytes.set(chunk.subarray(0, bytes.length - offset), offset);
    offset += chunk.length;
  }
  return bytes.subarray(0, offset);
}

const install: SubCommand = async (process, words) => {
  const { values, operands } = parseOptions(words, INSTALL_OPTIONS);
  const [fileName = '-'] = operands;
  const size = values.get('S');
  if (operands.length === 0 && size === undefined)
    return process.fail('Error: must either specify a package size or an APK file');
  try {
    const bytes = await readApp(process, { size, fileName });
    const name = values.get('pkg') ?? readFileName(fileName);
    return answer(process, installApp(process.state, { splits: new Map([[name, bytes]]), installer: values.get('i') }));
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return answer(process, `Failure [INSTALL_FAILED_INVALID_URI: Can't open file: ${fileName}]`);
  }
};

const uninstall: SubCommand = async (process, words) => {
  const [name = ''] = parseOptions(words, ['k', 'user=', 'versionCode=']).operands;
  const found = process.state.packages.get(name);
  if (!found || found.isSystem) return answer(process, 'Failure [DELETE_FAILED_INTERNAL_ERROR]');
  process.state.packages.delete(name);
  return answer(process, 'Success');
};

const createSession: SubCommand = async (process, words) => {
  const { values } = parseOptions(words, INSTALL_OPTIONS);
  const { installSessions } = process.state;
  const id = Math.floor(process.state.random() * 2_000_000_000) + installSessions.size + 1;
  installSessions.set(String(id), { splits: new Map(), installer: values.get('i') });
  return answer(process, `Success: created install session [${id}]`);
};

function findSession(process: Process, id: string): InstallSession {
  const session = process.state.installSessions.get(id);
  if (!session) throw new SessionError(`Security exception: Caller has no access to session ${id}`);
  return session;
}

class SessionError extends Error {}

const writeSession: SubCommand = async (process, words) => {
  const { values, operands } = parseOptions(words, ['S=']);
  const [id = '', splitName = '', fileName = '-'] = operands;
  const session = findSession(process, id);
  const bytes = await readApp(process, { size: fileName === '-' ? (values.get('S') ?? '0') : undefined, fileName });
  session.splits.set(splitName, bytes);
  return answer(process, `Success: streamed ${bytes.length} bytes`);
};

const commitSession: SubCommand = async (process, words) => {
  const [id = ''] = parseOptions(words).operands;
  const result = installApp(process.state, findSession(process, id));
  process.state.installSessions.delete(id);
  return answer(process, result);
};

const abandonSession: SubCommand = async (process, words) => {
  const [id = ''] = parseOptions(words).operands;
  findSession(process, id);
  process.state.installSessions.delete(id);
  return answer(process, 'Success');
};

const resolveActivity: SubCommand = async (process, words) => {
  const { packages } = process.state;
  const named = words.map((word) => packages.get(word)).find((entry) => entry !== undefined);
  const target = words.find((word) => /^[\w.]+\/[\w.]+$/.test(word));
  return answer(process, named?.mainActivity ?? target ?? 'No activity found');
};

const SUB_COMMANDS: Readonly<Record<string, SubCommand>> = {
  list,
  path,
  '-p': path,
  install,
  uninstall,
  'install-create': createSession,
  'install-write': writeSession,
  'install-commit': commitSession,
  'install-abandon': abandonSession,
  'resolve-activity': resolveActivity,
};

/** Run the package manager: `pm` and `cmd package`. */
export const pm: Command = async (process) => {
  const [verb = '', ...words] = process.args;
  const run = Object.hasOwn(SUB_COMMANDS, verb) ? SUB_COMMANDS[verb] : undefined;
  if (!run) return process.fail(`Unknown command: ${verb}`, 255);
  try {
    return await run(process, words);
  } catch (error) {
    if (!(error instanceof SessionError)) throw error;
    return process.fail(`Error: ${error.message}`, 255);
  }
};

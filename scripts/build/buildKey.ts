import type { BuildEnv } from '../../common/buildEnv.ts';
import { digest, digestFiles } from '../lib/digest.ts';

/** Files and folders of the shell, relative to the project. */
export const SHELL_PATHS = [
  'common',
  'device',
  'plugins',
  'search',
  'theme',
  'rspress.config.ts',
  'site.config.ts',
  'package-lock.json',
  'scripts/samples',
];

/** Everything that a build depends on. */
export interface BuildInputs {
  /** Digest of the content, dates included. */
  content: string;
  shell: string;
  /** Digest of what is known of the version's API. */
  api: string;
  nodeMajor: string;
  env: Pick<BuildEnv, 'name' | 'label' | 'role' | 'state' | 'base' | 'siteBase' | 'editRef'>;
}

/** Name a build by its inputs: 16 hex digits of SHA-256. */
export const buildKey = (inputs: BuildInputs): string => digest(JSON.stringify(sortKeys(inputs))).slice(0, 16);

/** Digest the shell: every file below `SHELL_PATHS` except tests, with its path. */
export const readShellDigest = (projectDir: string): string => digestFiles(projectDir, SHELL_PATHS, isShellFile);

/** Tell whether a file below the shell's paths is part of what is built. */
export const isShellFile = (filePath: string): boolean => !/(\.test\.tsx?$|\.md$|\/testing\/)/.test(filePath);

function sortKeys(inputs: BuildInputs): unknown {
  const env = Object.fromEntries(Object.entries(inputs.env).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [inputs.content, inputs.shell, inputs.api, inputs.nodeMajor, env];
}

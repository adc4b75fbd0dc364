import type { BuildEnv } from '../../common/buildEnv.ts';
import { digest } from '../lib/digest.ts';

export interface BuildInputs {
  content: string;
  shell: string;
  api: string;
  nodeMajor: string;
  env: Pick<BuildEnv, 'name' | 'label' | 'role' | 'state' | 'base' | 'siteBase' | 'editRef'>;
}

/** Name a build by its inputs: 16 hex digits of SHA-256. */
export const buildKey = (inputs: BuildInputs): string => digest(JSON.stringify(sortKeys(inputs))).slice(0, 16);

/** Check whether a file in a shell folder is part of the build. */
export const isShellFile = (filePath: string): boolean => !/(\.test\.tsx?$|\.md$|\/testing\/)/.test(filePath);

function sortKeys(inputs: BuildInputs): unknown {
  const env = Object.fromEntries(Object.entries(inputs.env).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [inputs.content, inputs.shell, inputs.api, inputs.nodeMajor, env];
}

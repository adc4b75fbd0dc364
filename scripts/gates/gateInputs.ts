import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { planSite } from '../build/planSite.ts';
import { digest } from '../lib/digest.ts';
import type { Project } from '../project.ts';
import { findChromium } from '../tools/chromium.ts';
import { isRepository, listWorkingFiles } from '../tools/git.ts';
import type { Gate } from './gate.ts';

export interface GateInputs {
  files: Readonly<Record<string, string>>;
  docs: readonly string[];
  builds: readonly string[];
  machine: string;
}

/** Read the inputs of all gates; undefined without git. */
export async function readGateInputs(project: Project): Promise<GateInputs | undefined> {
  const { projectDir } = project.paths;
  if (!(await isRepository(projectDir))) return undefined;
  const names = await listWorkingFiles(projectDir);
  const { builds } = await planSite(project);
  return {
    files: Object.fromEntries(names.map((name) => [name, digest(readFileSync(path.join(projectDir, name)))])),
    docs: builds.map(({ version }) => `${version.name} ${version.docsTree}`),
    builds: builds.map(({ version, key }) => `${version.name} ${key}`),
    machine: [process.version, process.platform, process.arch, describeChromium()].join(' '),
  };
}

function describeChromium(): string {
  const file = findChromium()?.executablePath;
  return file === undefined ? '' : `${file} ${statSync(file).mtimeMs}`;
}

/** Digest a gate's inputs, without ignored files. */
export function digestInputs({ ignores, reads }: Gate, inputs: GateInputs): string {
  const files = Object.entries(inputs.files).filter(([name]) => !ignores?.test(name));
  const versions = reads === undefined ? [] : inputs[reads];
  return digest(JSON.stringify([files.sort(([a], [b]) => (a < b ? -1 : 1)), versions, inputs.machine]));
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { planSite } from '../build/planSite.ts';
import { digest } from '../lib/digest.ts';
import type { Project } from '../project.ts';
import { findChromium } from '../tools/chromium.ts';
import { isRepository, listWorkingFiles } from '../tools/git.ts';
import { findProgram, pathDirs } from '../tools/runProgram.ts';
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
  const { builds } = await planSite(project);
  const planFile = project.planFile && path.relative(projectDir, path.resolve(project.planFile));
  // What the plan says is read as docs and builds.
  const names = (await listWorkingFiles(projectDir)).filter((name) => name !== planFile);
  return {
    files: Object.fromEntries(names.map((name) => [name, digest(readFileSync(path.join(projectDir, name)))])),
    docs: builds.map(({ version }) => `${version.name} ${version.docsTree}`),
    builds: builds.map(({ version, key }) => `${version.name} ${key}`),
    machine: [process.version, process.platform, process.arch, ...listPrograms(project)].join(' '),
  };
}

/** List the programs that decide which tests run, and how. */
function listPrograms({ library }: Project): string[] {
  const found = findChromium();
  const files = [
    found && (found.executablePath ?? chromium.executablePath()),
    ...(library?.tools ?? []).map((name) => findProgram(name, pathDirs())),
  ];
  return files.map((file) => (file === undefined ? 'none' : `${file} ${statSync(file).mtimeMs}`));
}

/** Digest a gate's inputs, without ignored files. */
export function digestInputs({ ignores, reads }: Gate, inputs: GateInputs): string {
  const files = Object.entries(inputs.files).filter(([name]) => !ignores?.some((ignored) => ignored.test(name)));
  const versions = reads === undefined ? [] : inputs[reads];
  return digest(JSON.stringify([files.sort(([a], [b]) => (a < b ? -1 : 1)), versions, inputs.machine]));
}

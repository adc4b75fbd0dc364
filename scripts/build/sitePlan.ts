import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { RELEASE_STATES, VERSION_ROLES, versionNameProblem } from '../../common/version.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { isRepository, readHead } from '../tools/git.ts';
import { requireCommits } from '../versions/requireCommits.ts';
import { LOCK_STATES } from '../versions/resolveVersions.ts';
import { type BuildTarget, type PlannedBuild, planBuilds } from './planBuilds.ts';

const commit = z.string().regex(/^([0-9a-f]{40})?$/, 'is not a full commit hash');

const planSchema = z.strictObject({
  schema: z.literal(1),
  /** Empty without a repository. */
  commit,
  versions: z.array(
    z.strictObject({
      name: z.string().refine((name) => versionNameProblem(name) === undefined, 'is not the name of a version'),
      segment: z.string(),
      label: z.string(),
      role: z.enum(VERSION_ROLES),
      state: z.enum(RELEASE_STATES).optional(),
      released: z.iso.date().optional(),
      ref: z.string(),
      commit,
      date: z.string(),
      docsTree: z.string(),
      key: z.string().regex(/^[0-9a-f]{16}$/),
      lockState: z.enum(LOCK_STATES),
      base: z.string(),
      siteBase: z.string(),
      editRef: z.string(),
    }),
  ),
});

type SitePlan = z.infer<typeof planSchema>;
type PlanVersion = SitePlan['versions'][number];

/** Write the plan file in one step. */
export async function writePlan({ paths }: Project, file: string, builds: readonly PlannedBuild[]): Promise<void> {
  const plan: SitePlan = { schema: 1, commit: await readCheckout(paths.projectDir), versions: builds.map(describe) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(plan, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function describe({ version, base, siteBase, editRef, key }: PlannedBuild): PlanVersion {
  const { name, segment, label, role, state, released, ref, commit, date, docsTree, lockState } = version;
  return {
    name,
    segment,
    label,
    role,
    state,
    released,
    ref,
    commit,
    date,
    docsTree,
    key,
    lockState,
    base,
    siteBase,
    editRef,
  };
}

/** Read a site's builds from a plan alone. Throws a UserError for an invalid plan, another commit or shell, or a missing commit. */
export async function readPlan(
  { paths, policy, library }: Project,
  file: string,
): Promise<{ builds: PlannedBuild[]; warnings: string[] }> {
  const again = `Write it again in this checkout: npm run versions -- --plan ${file}`;
  const plan = parsePlan(file, again);
  const head = await readCheckout(paths.projectDir);
  if (head !== plan.commit) {
    throw new UserError(`The plan ${file} is of the commit ${plan.commit}; ${head} is checked out.`, {
      hint: `Check that commit out: git switch --detach ${plan.commit}. ${again}`,
    });
  }
  if (head) await requireCommits(paths.projectDir, policy, plan.versions);
  const builds = await planBuilds({ paths, library }, plan.versions.map(toTarget));
  const foreign = builds.filter(({ key }, index) => key !== plan.versions[index]?.key);
  if (foreign.length > 0) {
    const names = foreign.map(({ version }) => version.name).join(', ');
    throw new UserError(`The plan ${file} does not match this checkout: the keys of ${names} differ.`, {
      hint: `The shell's files, the major version of Node and the complete history must be the same. ${again}`,
    });
  }
  return { builds, warnings: [] };
}

function parsePlan(file: string, hint: string): SitePlan {
  try {
    return planSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    const problems =
      cause instanceof z.ZodError
        ? cause.issues.map((issue) => `${issue.path.join('.') || '(top)'}: ${issue.message}`)
        : [cause instanceof Error ? cause.message : String(cause)];
    throw new UserError(`The plan ${file} is not valid:\n  ${problems.join('\n  ')}`, { hint, cause });
  }
}

const toTarget = ({ key: _key, base, siteBase, editRef, ...version }: PlanVersion): BuildTarget => ({
  version,
  base,
  siteBase,
  editRef,
});

const readCheckout = async (projectDir: string): Promise<string> =>
  (await isRepository(projectDir)) ? readHead(projectDir) : '';

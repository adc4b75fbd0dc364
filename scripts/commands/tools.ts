import { print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { ensureChromium } from '../tools/chromium.ts';
import { ensurePackage } from '../tools/ensureTool.ts';
import { ensureLychee } from '../tools/lychee.ts';

type Tool = [name: string, install: () => Promise<string>];

/** What the gates of every change need. */
const TOOLS: readonly Tool[] = [
  ['chromium', async () => (await ensureChromium()).executablePath ?? "Playwright's own"],
  ['lychee', () => ensureLychee()],
];

/**
 * Install missing tools for the checks, for this user: the named ones, or those of every change; with `all`, those of the library's
 * own tests, too. Throws a UserError for unknown names, and for a tool that cannot be installed.
 */
export async function tools(
  { library }: Project,
  names: readonly string[] = [],
  { all = false }: { all?: boolean } = {},
): Promise<void> {
  const ofLibrary = (library?.tools ?? []).map((name): Tool => [name, () => ensurePackage(name)]);
  const every = [...TOOLS, ...ofLibrary];
  const everyName = every.map(([name]) => name);
  const unknown = names.filter((name) => !everyName.includes(name)).map((name) => JSON.stringify(name));
  if (unknown.length > 0)
    throw new UserError(`There is no tool ${unknown.join(', ')}.`, { hint: `There are: ${everyName.join(', ')}` });
  const unnamed = all ? every : TOOLS;
  const wanted = names.length === 0 ? unnamed : every.filter(([name]) => names.includes(name));
  for (const [name, install] of wanted) print(`${name}: ${await install()}`);
}

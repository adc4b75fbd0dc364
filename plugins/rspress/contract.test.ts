// After an upgrade of Rspress: each test that fails names what no longer fits. See README.md in this folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { HEADING_ANCHOR_CLASS } from '../../common/pageHtml.ts';
import { PAGE_DATA_PLUGIN } from './pageMeta.ts';
import { listReplacements } from './pageTable.ts';

const ROOT_DIR = path.resolve(import.meta.dirname, '../..');
const THEME_DIR = path.join(ROOT_DIR, 'theme');
const PAGES_DIR = path.join(THEME_DIR, 'rspress');
const CORE_DIR = path.dirname(createRequire(import.meta.url).resolve('@rspress/core/package.json'));
const DIST_DIR = path.join(CORE_DIR, 'dist');

const readDist = (file: string): string => readFileSync(path.join(DIST_DIR, file), 'utf8');

/** Read all files of a folder whose names end in one of the given ways, as one text. */
function readAll(dir: string, endings: readonly string[]): string {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => endings.some((ending) => name.endsWith(ending)) && !name.includes('.test.'));
  return files.map((name) => readFileSync(path.join(dir, name), 'utf8')).join('\n');
}

const listMatches = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern) ?? [])].sort();

/** List what a module exports by name, and not through `export *`. */
async function listExports(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    write: false,
    metafile: true,
    outdir: ROOT_DIR,
    format: 'esm',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** List the names that Rspress's runtime and theme import from a module. */
function listImported(specifier: RegExp): string[] {
  const text = ['runtime', 'theme'].map((dir) => readAll(path.join(DIST_DIR, dir), ['.js'])).join('\n');
  const statements = [...text.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g)];
  const lists = statements.filter(([, , from = '']) => specifier.test(from)).map(([, names = '']) => names.split(','));
  return [...new Set(lists.flat().map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''))].filter(Boolean);
}

/** List the names that Rspress imports from its runtime, and the runtime does not name: they come from `export *`. */
async function listRouterNames(): Promise<string[]> {
  const named = await listExports(path.join(DIST_DIR, 'runtime/index.js'));
  return listImported(/^@rspress\/core\/runtime$/).filter((name) => !named.includes(name));
}

test('the modules that are replaced exist', () => {
  const files = Object.keys(listReplacements(PAGES_DIR)).filter((name) => path.isAbsolute(name));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ['routes.tsx', /(^|\/)route\.js$/],
  ['head.ts', /^@unhead\/react(\/client)?$/],
])('%s exports all that Rspress imports from the module that it replaces', async (file, specifier) => {
  const exported = await listExports(path.join(PAGES_DIR, file));
  const imported = listImported(specifier);
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((name) => !exported.includes(name))).toEqual([]);
});

test('shiki.ts exports all that Rspress imports from Shiki, and one component of its theme imports it', async () => {
  const exported = await listExports(path.join(PAGES_DIR, 'shiki.ts'));
  const imported = listImported(/^shiki(\/|$)/);
  expect(imported).toContain('createCssVariablesTheme');
  expect(imported.filter((name) => !exported.includes(name))).toEqual([]);
  const scripts = readdirSync(path.join(DIST_DIR, 'theme'), { recursive: true, encoding: 'utf8' });
  const importers = scripts.filter((file) => file.endsWith('.js') && readDist(`theme/${file}`).includes('"shiki"'));
  expect(importers).toEqual([path.join('components', 'CodeBlockRuntime', 'index.js')]);
});

test('router.tsx exports all that Rspress imports from React Router, also through its own runtime', async () => {
  const exported = await listExports(path.join(PAGES_DIR, 'router.tsx'));
  const imported = [...listImported(/^react-router-dom$/), ...(await listRouterNames())];
  expect(imported).toContain('StaticRouter');
  expect(imported).toContain('BrowserRouter');
  expect(imported.filter((name) => !exported.includes(name))).toEqual([]);
});

test('the parts of the theme that are replaced have their names', async () => {
  const theirs = await listExports(path.join(DIST_DIR, 'theme/index.js'));
  const ours = await listExports(path.join(THEME_DIR, 'index.tsx'));
  expect(ours.length).toBeGreaterThan(2);
  expect(ours.filter((name) => !theirs.includes(name))).toEqual([]);
});

test('the runtime exports what the theme imports', async () => {
  const text = readAll(THEME_DIR, ['.ts', '.tsx']);
  const statements = [...text.matchAll(/import \{([^}]*)\} from '@rspress\/core\/runtime'/g)];
  const names = statements.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())).filter(Boolean);
  const runtime = await listExports(path.join(DIST_DIR, 'runtime/index.js'));
  // The router's names come through `export *`.
  const router = await listExports(path.join(PAGES_DIR, 'router.tsx'));
  expect(readDist('runtime/index.js')).toContain('export * from "react-router-dom"');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !router.includes(name) && !runtime.includes(name))).toEqual([]);
});

test.each([
  ['node/mdx/processor.js', "compiler.data('pageMeta'"],
  ['node/mdx/processor.js', '__RSPRESS_PAGE_META'],
  ['runtime/initPageData.js', '__RSPRESS_PAGE_META'],
  ['runtime/initPageData.js', 'from "virtual-page-data"'],
  ['node/PluginDriver.js', 'routeServiceGenerated'],
  ['node/route/RouteService.js', 'normalizeRoutePath('],
  ['node/route/RouteService.js', 'routeData'],
  ['node/route/RouteService.js', 'getRoutes('],
  ['node/route/RouteService.js', 'async addRoute('],
  ['node/runtimeModule/routeList.js', '["virtual-routes"]: ()=>'],
  ['node/runtimeModule/siteData/rsbuildPlugin.js', '["virtual-site-data"]: async ('],
  ['node/initRsbuild.js', '...restart ? {'],
  ['theme/components/CodeBlockRuntime/index.js', '\nconst cssVariablesTheme = createCssVariablesTheme('],
  ['node/initRsbuild.js', "oneOf('mdx')"],
  ['node/initRsbuild.js', "use('mdx-loader')"],
  ['node/runtimeModule/pageData/rsbuildPlugin.js', `name: '${PAGE_DATA_PLUGIN}'`],
  ['node/initRsbuild.js', "name: 'styles'"],
  ['node/initRsbuild.js', "node_path.join(DEFAULT_THEME, './styles/index.js')"],
  ['node/mdx/processor.js', 'headingTitle'],
  ['node/initRsbuild.js', 'process.env.__SSR__'],
  ['node/initRsbuild.js', 'index: enableSSG'],
  ['node/initRsbuild.js', 'config.ssg ? {\n                node: {'],
  ['node/initRsbuild.js', "'force-light' !== normalizeDarkMode("],
])('%s still has %s', (file, text) => {
  expect(readDist(file)).toContain(text);
});

test('builds are started by a file of that name', () => {
  expect(existsSync(path.join(CORE_DIR, 'bin/rspress.js'))).toBe(true);
});

test('Rspress has every class of its own that is named here', () => {
  const ours = [THEME_DIR, path.join(ROOT_DIR, 'plugins')]
    .map((dir) => readAll(dir, ['.ts', '.tsx', '.css']))
    .join('\n');
  const names = listMatches(ours, /(?<![\w-])rp-[a-z]+[\w-]*/g);
  const theirs = listMatches(readAll(DIST_DIR, ['.js', '.css']), /(?<![\w-])rp-[a-z]+[\w-]*/g);
  expect(names).toContain(HEADING_ANCHOR_CLASS);
  expect(names.filter((name) => !theirs.includes(name))).toEqual([]);
});

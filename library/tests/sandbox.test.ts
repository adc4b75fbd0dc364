import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compare } from 'semver';
import { expect, onTestFinished, test } from 'vitest';
import { listLibraryVersions, readLibraryPackages } from '../../scripts/api/libraryPackages.ts';
import { RunProcess } from '../../scripts/checks/samples/RunProcess.ts';
import { bundleRuntime } from '../../scripts/samples/bundleRuntime.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { library } from '../library.config.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const versionName = listLibraryVersions(library).sort(compare).at(-1) ?? '';

/** Start the process that runs samples. Returns a function that runs the body of a function, and what it returned. */
async function startProcess() {
  const dir = makeTempDir();
  const packages = readLibraryPackages(library, versionName);
  const { runner } = await bundleRuntime('process', {
    ...{ projectDir, library, versionName, packages },
    samples: [],
    outDir: dir,
  });
  const process = new RunProcess(path.join(dir, runner));
  onTestFinished(() => process.close());
  return async (name: string, body: string): Promise<string> => {
    const file = path.join(dir, `${name.replaceAll(' ', '-')}.mjs`);
    writeFileSync(file, `console.log(await (async () => { ${body} })());`);
    const { output, errors } = await process.run({ address: pathToFileURL(file).href, values: {} });
    return [...output, ...errors.map(({ message }) => message)].join();
  };
}

/** Start a server that tells whether somebody reached it. */
async function startServer(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const SECRET = JSON.stringify(import.meta.filename);
const REAL = 'const { default: real } = await import("node:process");';

/** What samples do that no plan has read. Each returns what it should not have. */
const listAttacks = (server: string): Record<string, string> => ({
  'reads a file': `return (await import("node:fs")).readFileSync(${SECRET}, "utf8");`,
  'writes a file': 'return (await import("node:fs")).writeFileSync("left.txt", "a") ?? "written";',
  'starts a process': `return (await import("node:child_process")).execFileSync(${JSON.stringify(process.execPath)}, ["-v"]);`,
  'starts a worker': 'return new (await import("node:worker_threads")).Worker("", { eval: true });',
  'starts a system': 'return new (await import("node:wasi")).WASI({ version: "preview1" });',
  'requires a package': `return (await import("node:module")).createRequire(${SECRET})("semver");`,
  'imports a file': `return Object.keys(await import(${SECRET}));`,
  'makes code of a text': 'return ({}).constructor.constructor("return process")();',
  'makes asynchronous code of a text': 'return (async () => {}).constructor("return 1")();',
  'reads the environment': `${REAL} return Object.keys({ ...real.env, ...process.env })[0];`,
  'takes bindings': `${REAL} return real.binding("tcp_wrap");`,
  'takes a module': `${REAL} return real.getBuiltinModule("node:http");`,
  'takes handles': `${REAL} return real._getActiveHandles()[0];`,
  'takes the process': 'return globalThis.process.pid;',
  'takes the streams of the console': 'return console._stdout;',
  fetches: `return (await fetch("${server}")).status;`,
  'takes the dispatcher of fetch': `new Response("");
    const key = Object.getOwnPropertySymbols(globalThis).find(({ description }) => description.startsWith("undici"));
    const { statusCode } = await globalThis[key].request({ origin: "${server}", path: "/", method: "GET" });
    return statusCode;`,
  'reads the frames of an error': `Error.prepareStackTrace = (_, frames) => frames;
    const frames = new Error().stack;
    delete Error.prepareStackTrace;
    return frames.map((frame) => frame.getThis() ?? frame.getFunction()).find(Boolean);`,
  'changes all emitters': `const { EventEmitter } = await import("node:events");
    const { emit } = EventEmitter.prototype;
    let found;
    EventEmitter.prototype.emit = function (...values) { found ??= this.pid; return emit.apply(this, values); };
    new EventEmitter().setMaxListeners(1).on("a", () => {}).on("a", () => {});
    await new Promise((resolve) => setTimeout(resolve));
    EventEmitter.prototype.emit = emit;
    return found;`,
  'changes all objects': `let found;
    const get = function () { found ??= this.pid; };
    Object.defineProperty(Object.prototype, "noDeprecation", { get, configurable: true });
    const { EventEmitter } = await import("node:events");
    new EventEmitter().setMaxListeners(1).on("a", () => {}).on("a", () => {});
    (await import("node:util")).deprecate(() => {}, "a")();
    delete Object.prototype.noDeprecation;
    return found;`,
});

const REFUSALS =
  /^(undefined|Access to this API has been restricted.*|Code generation from strings disallowed.*|.* is not (a function|here).*)$/;

test('a sample that no plan has refused reaches nothing beyond its process', async () => {
  const [run, server] = [await startProcess(), await startServer()];
  const reached = [];
  for (const [name, body] of Object.entries({ ...listAttacks(server), 'does no harm': 'return 1;' })) {
    const got = await run(name, body);
    if (!REFUSALS.test(got)) reached.push(`${name}: ${got}`);
  }
  expect(reached).toEqual(['does no harm: 1']);
});

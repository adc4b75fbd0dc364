import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS =
  'device stream packet socket transport server client buffer command option value frame session token reader writer handle queue channel request reply header payload length window signal event'.split(
    ' ',
  );
const PAGES_PER_FOLDER = 20;

/** A seeded random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Size {
  pages: number;
  seed: number;
}

/** Write docs like an API reference, about 450 words a page. */
export function writeBenchContent(docsDir: string, size: Size): void {
  writeBenchPages(docsDir, size, ({ text }) => text);
  const items = listRoutes(size)
    .slice(1)
    .map((link, index) => ({ label: `Page ${index + 1}`, link }));
  const sidebars = { guide: [{ label: 'Start', link: '/' }], api: items };
  writeFileSync(path.join(docsDir, 'sidebars.json'), JSON.stringify({ schema: 1, sidebars }));
}

/** Write only the pages, each through `map`, into a new folder. */
export function writeBenchPages(
  docsDir: string,
  size: Size,
  map: (page: { route: string; text: string }) => string,
): void {
  rmSync(docsDir, { recursive: true, force: true });
  const routes = listRoutes(size);
  for (const [index, route] of routes.entries()) {
    const file = path.join(docsDir, benchFileOf(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, map({ route, text: formatPage(index, routes, createRandom(size.seed * 10_000 + index)) }));
  }
}

/** Return a page's file, relative to the docs. */
export const benchFileOf = (route: string): string => (route === '/' ? 'index.md' : `${route.slice(1, -1)}.md`);

const listRoutes = ({ pages }: Size): string[] => [
  '/',
  ...Array.from({ length: pages - 1 }, (_page, index) => routeOf(index)),
];

/** A page in docs of every size. */
export const BENCH_PAGE = routeOf(0);

function routeOf(index: number): string {
  return `/api/part-${Math.floor(index / PAGES_PER_FOLDER)}/page-${index + 1}/`;
}

function formatPage(index: number, routes: readonly string[], random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const section = (number: number) => `## Part ${number}: ${words(3)}

${words(60)}. See [another page](${pick(routes)}) and [this one](#part-1).

\`\`\`ts title="example${number}.ts"
import { Boat } from '@harbor/boats';

export async function ${pick(WORDS)}${number}(boat: Boat, ${pick(WORDS)}: string): Promise<number> {
  const result = await boat.crew.captain.sendText('${words(4)}');
  return result.length * ${Math.floor(random() * 1000)};
}
\`\`\`

### Details of part ${number}

${words(60)}.
`;
  return `---
title: Page ${index}
description: ${words(12)}.
---

# Page ${index}

${words(40)}.

| name | type | meaning |
| --- | --- | --- |
${Array.from({ length: 6 }, () => `| \`${pick(WORDS)}\` | \`${pick(WORDS)}\` | ${words(8)} |`).join('\n')}

:::tip ${words(2)}
${words(20)}
:::

## Part 1

${[2, 3].map(section).join('\n')}
`;
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PAGES_PER_FOLDER = 20;
const WORDS = [
  ...['device', 'stream', 'packet', 'socket', 'transport', 'server', 'client', 'buffer', 'command', 'option', 'value'],
  ...['frame', 'session', 'token', 'reader', 'writer', 'handle', 'queue', 'channel', 'request', 'reply', 'header'],
];

/** The routes of the pages, the home page first. */
export const BENCH_ROUTES: readonly string[] = Array.from({ length: 100 }, (_page, index) =>
  index === 0 ? '/' : `/api/part-${Math.floor(index / PAGES_PER_FOLDER)}/page-${index}/`,
);

/** Write pages like those of an API reference, about 450 words each, into a new folder. Another seed gives other words. */
export function writeBenchPages(docsDir: string, seed: number): void {
  rmSync(docsDir, { recursive: true, force: true });
  for (const [index, route] of BENCH_ROUTES.entries()) {
    const file = path.join(docsDir, route === '/' ? 'index.md' : `${route.slice(1, -1)}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, formatPage(index, createRandom(seed * 10_000 + index)));
  }
}

/** A seeded random number generator (Park and Miller). */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function formatPage(index: number, random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const section = (number: number) => `## Part ${number}: ${words(3)}

${words(60)}. See [another page](${pick(BENCH_ROUTES)}) and [this one](#part-1).

\`\`\`ts title="example${number}.ts"
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

| Name | Type | Meaning |
| --- | --- | --- |
${Array.from({ length: 6 }, () => `| \`${pick(WORDS)}\` | \`${pick(WORDS)}\` | ${words(8)} |`).join('\n')}

:::tip ${words(2)}
${words(20)}
:::

## Part 1

${[2, 3].map(section).join('\n')}
`;
}

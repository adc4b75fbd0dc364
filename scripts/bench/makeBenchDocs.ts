import { contentFileToRoute } from '../../common/urls.ts';
import { makeDocs, makePage } from '../fixture/makeDocs.ts';

const PAGES_PER_FOLDER = 20;
const WORDS = [
  ...['device', 'stream', 'packet', 'socket', 'transport', 'server', 'client', 'buffer', 'command', 'option', 'value'],
  ...['frame', 'session', 'token', 'reader', 'writer', 'handle', 'queue', 'channel', 'request', 'reply', 'header'],
];

/** The names of the pages' files in `docs/`. */
export const BENCH_PAGES: readonly string[] = [
  ...['index.md', 'api/index.md'],
  ...Array.from({ length: 98 }, (_page, index) => `api/part-${Math.floor(index / PAGES_PER_FOLDER)}/page-${index}.md`),
];

/** Make docs like an API reference, with about 450 words a page. Another seed gives other words. */
export const makeBenchDocs = (seed: number): Record<string, string> =>
  makeDocs(
    String(seed),
    Object.fromEntries(
      BENCH_PAGES.map((name, index) => [
        `docs/${name}`,
        makePage(`Page ${index}`, formatText(createRandom(seed * 10_000 + index))),
      ]),
    ),
  );

/** A seeded random number generator (Park and Miller). */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function formatText(random: () => number): string {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ');
  const section = (number: number) => `## Part ${number}: ${words(3)}

${words(60)}. See [another page](${contentFileToRoute(pick(BENCH_PAGES))}) and [this one](#part-1).

\`\`\`ts title="example${number}.ts"
export async function ${pick(WORDS)}${number}(boat: Boat, ${pick(WORDS)}: string): Promise<number> {
  const result = await boat.crew.captain.sendText('${words(4)}');
  return result.length * ${Math.floor(random() * 1000)};
}
\`\`\`

### Details of part ${number}

${words(60)}.
`;
  return `${words(40)}.

| Name | Type | Meaning |
| --- | --- | --- |
${Array.from({ length: 6 }, () => `| \`${pick(WORDS)}\` | \`${pick(WORDS)}\` | ${words(8)} |`).join('\n')}

:::tip ${words(2)}
${words(20)}
:::

## Part 1

${[2, 3].map(section).join('\n')}`;
}

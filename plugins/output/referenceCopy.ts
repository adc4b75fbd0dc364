import type { PageHeading, PageModel } from '../../common/docs/pageModel.ts';
import { digestWords } from '../../common/docs/pageModel.ts';
import { formatAnchor, type ReferenceEntry, type ReferenceSymbol } from '../../common/reference.ts';
import type { reference } from '../../common/strings/en/reference.ts';
import type { ReferencePage } from '../pages/referencePages.ts';

/** Format a package's page as Markdown, below its title. */
export function formatReferenceCopy({ description, groups }: ReferencePage, words: typeof reference): string {
  const blocks = [...groups].flatMap(([kind, symbols]) => [
    `## ${words.kinds[kind]}`,
    ...symbols.flatMap((symbol) => formatSymbol(symbol, words)),
  ]);
  return `${[description, ...blocks].join('\n\n')}\n`;
}

function formatSymbol(
  { name, code, summary, note, explained = [], members = [] }: ReferenceSymbol,
  words: typeof reference,
): string[] {
  const links = explained.map(({ title, href }) => `[${title}](${href})`);
  return [
    `### \`${name}\``,
    ...(summary ? [summary] : []),
    `\`\`\`ts\n${code}\n\`\`\``,
    ...(note ? [note] : []),
    ...(links.length > 0 ? [`${words.explainedIn} ${links.join(', ')}`] : []),
    ...(members.length > 0 ? [members.map(formatMember).join('\n')] : []),
  ];
}

const formatMember = ({ code, note }: ReferenceEntry): string =>
  `- ${code
    .split('\n')
    .map((line) => `\`${line}\``)
    .join(', ')}${note ? `: ${note}` : ''}`;

/** Describe a package's page as if its symbols were sections. What happened to them is no part of what the page says. */
export function createReferenceModel({ packageName, description, groups }: ReferencePage): PageModel {
  const symbols = [...groups.values()].flat();
  const sections = symbols.map(({ name, anchor = formatAnchor(name), code, members = [] }) => {
    const text = [code, ...members.map((one) => one.code)].join('\n');
    return { anchor, heading: name, text: '', digest: digestWords([name, text]), words: text.split(/\s+/).length };
  });
  const words = description.split(' ').length;
  const first = { anchor: '', heading: '', text: description, digest: digestWords([description]), words };
  const headings = symbols.flatMap(({ members = [], ...symbol }) => [
    createHeading(symbol, symbol.name),
    ...members.map((one) => createHeading(one, `${symbol.name}.${one.name}`)),
  ]);
  const none = { targets: [], blocks: [], comments: [], unreleased: [] };
  return { ...none, title: packageName, headings, sections: [first, ...sections] };
}

const createHeading = ({ anchor }: ReferenceEntry, text: string): PageHeading => ({
  ...{ depth: 3, id: anchor ?? formatAnchor(text), text },
  ...{ line: 1, start: 0, end: 0 },
});

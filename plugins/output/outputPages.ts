import type { BuildEnv } from '../../common/buildEnv.ts';
import { digestWords, type PageHeading, type PageModel } from '../../common/docs/pageModel.ts';
import { formatOwnId, parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { listCategories, type Sidebars } from '../../common/sidebar.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { formatCategoryPage } from '../pages/categoryPages.ts';
import type { Content, WrittenPage } from '../pages/content.ts';
import type { ReferencePage } from '../pages/readReference.ts';
import type { LibraryExport, LibrarySymbol } from '../pages/symbols.ts';

/** Format a package's page as Markdown, below its title. */
function formatReferenceCopy({ description, groups }: ReferencePage, home: string): string {
  const blocks = [...groups].flatMap(([kind, symbols]) => [
    `## ${words.kinds[kind]}`,
    ...symbols.flatMap((symbol) => formatSymbol(symbol, home)),
  ]);
  return `${[description, ...blocks].join('\n\n')}\n`;
}

function formatSymbol(
  { name, anchor, code, summary, note, explained, members }: LibraryExport,
  home: string,
): string[] {
  const links = explained.map(({ title, href }) => `[${title}](${home}${href.slice(1)})`);
  return [
    // Anchors of symbols have capitals, which those of headings do not have.
    `### \`${name}\`${formatOwnId(anchor)}`,
    ...(summary ? [summary] : []),
    `\`\`\`ts\n${code}\n\`\`\``,
    ...(note ? [note] : []),
    ...(links.length > 0 ? [`${words.explainedIn} ${links.join(', ')}`] : []),
    ...(members.length > 0 ? [members.map(formatMember).join('\n')] : []),
  ];
}

const formatMember = ({ code, note }: LibrarySymbol): string =>
  `- ${code
    .split('\n')
    .map((line) => `\`${line}\``)
    .join(', ')}${note ? `: ${note}` : ''}`;

/** Describe a package's page as if its symbols were sections. What happened to them is no part of what the page says. */
function createReferenceModel({ packageName, description, exports }: ReferencePage): PageModel {
  const sections = exports.map(({ name, anchor, code, explained, members }) => {
    const titles = explained.map(({ title }) => title);
    return {
      anchor,
      heading: name,
      text: '',
      ...digestWords([name, code, ...titles, ...members.map((one) => one.code)]),
    };
  });
  const first = { anchor: '', heading: '', text: description, ...digestWords([description]) };
  const headings = exports.flatMap((symbol) => [symbol, ...symbol.members].map(createHeading));
  const none = { targets: [], blocks: [], comments: [], unreleased: [] };
  return { ...none, title: packageName, headings, sections: [first, ...sections] };
}

const createHeading = ({ anchor, name }: LibrarySymbol): PageHeading => ({
  depth: 3,
  id: anchor,
  text: name,
  line: 1,
  start: 0,
  end: 0,
});

export interface OutputPage extends WrittenPage {
  isGenerated: boolean;
  /** Whether it lists the symbols of a package, which the search has in a file of their own. */
  isReference?: boolean;
}

interface Inputs {
  site: Pick<SiteConfig, 'url'>;
  content: Content;
  sidebars: Sidebars;
  references: readonly ReferencePage[];
}

type Env = Pick<BuildEnv, 'base'>;

/** Describe the pages of a version. */
export const listOutputPages = (env: Env, version: Inputs): OutputPage[] => [
  ...version.content.pages.map((page) => ({ ...page, isGenerated: false })),
  ...formatGenerated(version),
  ...version.references.map((page) => describeReference(page, version.site.url + env.base)),
];

const formatGenerated = ({ content, sidebars, references }: Inputs): OutputPage[] =>
  listCategories(sidebars).map((item) => {
    const markdown = formatCategoryPage(item, [...content.pages, ...references]);
    const { link: route, label: title, category: description } = item;
    const page = { filePath: `${route.slice(1)}index.md`, route, title, description, keywords: [], movedFrom: [] };
    return { ...page, markdown, model: parseMarkdown(markdown).model, isGenerated: true };
  });

function describeReference(page: ReferencePage, home: string): OutputPage {
  const { packageName: title, route, description } = page;
  return {
    filePath: `${route.slice(1)}index.md`,
    route,
    title,
    description,
    keywords: [],
    movedFrom: [],
    markdown: formatReferenceCopy(page, home),
    model: createReferenceModel(page),
    isGenerated: true,
    isReference: true,
  };
}

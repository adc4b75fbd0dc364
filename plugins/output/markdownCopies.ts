import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildEnv } from '../../common/buildEnv.ts';
import { findTarget } from '../../common/docs/findTarget.ts';
import type { CodeBlock, Span } from '../../common/docs/markdownNode.ts';
import type { PageTarget } from '../../common/docs/pageModel.ts';
import { blankFrontMatter } from '../../common/docs/parseMarkdown.ts';
import { findAreaEntry } from '../../common/search.ts';
import { flattenSidebar, type Sidebars } from '../../common/sidebar.ts';
import type { NavbarItem, SiteConfig } from '../../common/siteConfig.ts';
import { LLMS_FILE, LLMS_FULL_FILE, MARKDOWN_FILE } from '../../common/siteFiles.ts';
import { markdownCopies as words } from '../../common/strings/en/sitePages.ts';
import { isReleased } from '../../common/version.ts';
import type { ListApiLines } from '../pages/apiLines.ts';
import { imageFileName } from '../rspress/imageAddresses.ts';
import type { OutputPage } from './outputPages.ts';

/** What copies say of their version, and what they need of it. Addresses have an origin. */
export interface CopyContext {
  siteTitle: string;
  versionLabel: string;
  isReleased: boolean;
  /** The version's home page, with a final slash. */
  home: string;
  /** The site's, likewise. */
  siteHome: string;
  hostPaths: readonly string[];
  listApiLines: ListApiLines;
  /** Finds an image's address by its content file; undefined if there is no such file. */
  findImage: (filePath: string) => string | undefined;
}

interface Inputs {
  site: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'navbar' | 'hostPaths'>;
  sidebars: Sidebars;
  listApiLines: ListApiLines;
  /** Addresses of published images by content file, below the origin. */
  images: ReadonlyMap<string, string>;
}

type Env = Pick<BuildEnv, 'label' | 'role' | 'base' | 'siteBase' | 'contentDir' | 'outDir'>;

/** Write each page's Markdown beside its HTML, and two index files for language models. */
export function writeMarkdownCopies(pages: readonly OutputPage[], env: Env, version: Inputs): void {
  const { site, sidebars, listApiLines, images } = version;
  const context: CopyContext = {
    siteTitle: site.title,
    versionLabel: env.label,
    isReleased: isReleased(env.role),
    home: site.url + env.base,
    siteHome: site.url + env.siteBase,
    hostPaths: site.hostPaths,
    listApiLines,
    findImage(filePath) {
      const image = images.get(filePath) ?? publishImage(filePath, env);
      return image && site.url + image;
    },
  };
  const groups = groupPages(pages, { sidebars, navbar: site.navbar.items });
  const copies = groups.flatMap((group) =>
    group.pages.map((page) => ({ page, text: formatMarkdownCopy(page, context) })),
  );
  for (const { page, text } of copies) writeText(path.join(env.outDir, page.route, MARKDOWN_FILE), text);
  writeText(path.join(env.outDir, LLMS_FILE), formatLlms(groups, site.tagline, context));
  // Symbols would make it three times as long. Their copies are listed in the other file.
  const told = copies.filter(({ page }) => !page.isReference);
  writeText(path.join(env.outDir, LLMS_FULL_FILE), told.map(({ text }) => text).join('\n---\n\n'));
}

/** Publish a small image, which its page has inlined. Returns its address below the origin; undefined if there is no such file. */
function publishImage(filePath: string, { contentDir, siteBase, outDir }: Env): string | undefined {
  const file = path.join(contentDir, filePath);
  if (!existsSync(file)) return undefined;
  const fileName = imageFileName(file, readFileSync(file));
  cpSync(file, path.join(outDir, fileName));
  return siteBase + fileName;
}

function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Order pages as in the sidebars, each once; others come last. */
export function groupPages<Page extends ListedPage>(
  pages: readonly Page[],
  areas: { sidebars: Sidebars; navbar: readonly NavbarItem[] },
): PageGroup<Page>[] {
  const left = new Map(pages.map((page) => [page.route, page]));
  const take = (route: string | undefined): Page[] => {
    const page = left.get(route ?? '');
    left.delete(route ?? '');
    return page ? [page] : [];
  };
  const groups = Object.entries(areas.sidebars).map(([area, lines]) => ({
    title: findAreaEntry(area, areas)?.label ?? area,
    pages: flattenSidebar(lines).flatMap(({ item }) => take(item.link)),
  }));
  return [...groups, { title: words.otherPages, pages: [...left.values()] }].filter((group) => group.pages.length > 0);
}

type ListedPage = Pick<CopiedPage, 'route' | 'title' | 'description'>;

interface PageGroup<Page extends ListedPage = ListedPage> {
  title: string;
  pages: Page[];
}

/** Format `llms.txt` (https://llmstxt.org). */
export function formatLlms(
  groups: readonly PageGroup[],
  tagline: string,
  { siteTitle, versionLabel, home }: Pick<CopyContext, 'siteTitle' | 'versionLabel' | 'home'>,
): string {
  const sections = groups.map(({ title, pages }) =>
    [`## ${title}`, '', ...pages.map((page) => formatLine(page, home))].join('\n'),
  );
  const intro = words.intro(versionLabel, home + LLMS_FULL_FILE);
  return `${[`# ${siteTitle} ${versionLabel}`, `> ${tagline}`, intro, ...sections].join('\n\n')}\n`;
}

function formatLine({ title, route, description }: ListedPage, home: string): string {
  const label = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${label}](${home}${route.slice(1)}${MARKDOWN_FILE})${description ? `: ${description}` : ''}`;
}

type CopiedPage = Pick<OutputPage, 'route' | 'title' | 'description' | 'filePath' | 'markdown' | 'model'>;

interface Edit extends Span {
  text: string;
}

/** Format a page to be read anywhere: with title, source and absolute links, without comments. */
export function formatMarkdownCopy(page: CopiedPage, context: CopyContext): string {
  const { siteTitle, versionLabel, isReleased, home, listApiLines } = context;
  const { title, route, model } = page;
  const text = blankFrontMatter(page.markdown);
  const [first] = model.headings;
  const removed = isReleased ? [...model.comments, ...model.unreleased] : model.comments;
  const edits = [
    { start: 0, end: first?.depth === 1 ? first.end : 0, text: '' },
    ...mergeSpans(removed, text).map((span) => removeSpan(span, text)),
    ...model.targets.flatMap((target) => rewriteTarget(target, text, (url) => formatAddress(url, page, context))),
    ...model.blocks.flatMap((block) => extendBlock(block, listApiLines)),
  ];
  const source = `> ${words.source(siteTitle, versionLabel)} <${home}${route.slice(1)}>`;
  return `# ${title}\n\n${source}\n\n${applyEdits(edits, text).trim()}\n`;
}

function applyEdits(edits: readonly Edit[], text: string): string {
  let result = '';
  let end = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (edit.start < end) continue;
    result += text.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + text.slice(end);
}

function mergeSpans(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && text.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Remove a span, with its lines and the next blank line if it fills them. */
function removeSpan({ start, end }: Span, text: string): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const [behind] = /^[ \t]*(?:\r?\n|$)(?:[ \t]*(?:\r?\n|$))?/.exec(text.slice(end)) ?? [];
  const isBelowBlank = /(?:^|\n)[ \t]*\r?\n$/.test(text.slice(Math.max(0, lineStart - 200), lineStart));
  const isAlone = behind !== undefined && text.slice(lineStart, start).trim() === '';
  return isAlone && (isBelowBlank || lineStart === 0)
    ? { start: lineStart, end: end + behind.length, text: '' }
    : { start, end, text: '' };
}

/** The start of a link, image or definition, also in HTML, and its address. */
const ADDRESS = /^((?:\]\(|\[(?:[^\]\\]|\\.)+\]:)\s*<?)([^\s>]*)/;

/** Rewrite a target's address. A bare address, such as `<https://example.org>`, is external. */
function rewriteTarget(
  { kind, url, start, end }: PageTarget,
  text: string,
  format: (url: string) => string | undefined,
): Edit[] {
  const address = format(url);
  if (address === undefined) return [];
  const written = text.slice(start, end);
  if (written.startsWith('<')) {
    const at = written.indexOf(`src="${url}"`);
    return at < 0 ? [] : [createEdit(start + at + 'src="'.length, url, address)];
  }
  const from = kind === 'definition' ? 0 : written.endsWith(')') ? written.lastIndexOf('](') : -1;
  const [whole, lead = '', target = ''] = ADDRESS.exec(written.slice(from)) ?? [];
  if (from < 0 || whole === undefined) return [];
  const isLast = kind !== 'definition' && from + whole.length === written.length;
  return [createEdit(start + from + lead.length, isLast ? target.slice(0, -1) : target, address)];
}

const createEdit = (start: number, written: string, text: string): Edit => ({
  start,
  end: start + written.length,
  text,
});

/** Make a target absolute; undefined on another site. A content file becomes its page, an image its published file. */
function formatAddress(
  url: string,
  page: CopiedPage,
  { home, siteHome, hostPaths, findImage }: CopyContext,
): string | undefined {
  const target = findTarget(url, { filePath: page.filePath, hostPaths });
  if (target?.kind === 'image') return target.files.map(findImage).find(Boolean) ?? home + page.route.slice(1);
  return target && (target.kind === 'site' ? siteHome : home) + target.path.slice(1) + target.suffix;
}

/** Add lines below a block. */
const extendBlock = (block: CodeBlock, listApiLines: ListApiLines): Edit[] =>
  listApiLines(block).map((line) => ({ start: block.end, end: block.end, text: `\n\n${line}` }));

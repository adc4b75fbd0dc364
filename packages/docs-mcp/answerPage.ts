import GithubSlugger from 'github-slugger';
import type { PageHeading } from '../../common/docs/pageModel.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import type { PageRow } from '../../common/pageMap.ts';
import { ensureSlashes, pathnameOf, permalinkBase, routeOf } from '../../common/urls.ts';
import { LATEST, type VersionDocs } from './chooseVersion.ts';
import { defineTool, text } from './defineTool.ts';
import { DocsError } from './Site.ts';

const MAX_HEADINGS = 60;

export const addPage = defineTool({
  name: 'page',
  title: 'Read a page',
  description: 'Read a page of one version of the docs as Markdown, or one section of it.',
  shape: {
    page: text('Address of the page, with or without its anchor, or its title. @example "/guide/streams/"'),
    section: text('Heading or anchor of the only section to read').optional(),
  },
  async answer(docs, { page, section }) {
    const { pathname, text: body } = await readPart(docs, page, section);
    return { pathname, body };
  },
});

interface FoundPage extends PageRow {
  /** With `#`; empty where the text names none. */
  hash: string;
}

/** Find a page of a version by an address of any version, a route, or its title. Throws a DocsError where the version has none. */
async function findPage(docs: VersionDocs, asked: string): Promise<FoundPage> {
  const { site, version } = docs;
  const [, address = '', hash = ''] = /^([^#?]*)[^#]*(#.*)?$/.exec(asked.trim()) ?? [];
  const file = (await readPathname(docs, address)).slice(0, -1);
  const pathname = ensureSlashes(file.replace(/\.(?:html|md)$/, '').replace(/\/index$/, ''));
  const paths = await listPaths(docs, pathname);
  const { pages } = await site.pageMap();
  const entry =
    paths.map((path) => pages.find(({ versions }) => versions[version.name]?.path === path)).find(Boolean) ??
    pages.find(({ versions }) => Object.values(versions).some(({ path }) => paths.includes(path))) ??
    pages.find(({ movedFrom }) => movedFrom?.includes(pathname)) ??
    pages.find(({ versions }) => versions[version.name]?.title.toLowerCase() === asked.trim().toLowerCase());
  const page = entry?.versions[version.name];
  if (page) return { ...page, hash };
  const others = Object.keys(entry?.versions ?? {});
  throw others.length > 0
    ? new DocsError(`${version.name} has no page ${asked}.`, `These versions have it: ${others.join(', ')}.`)
    : new DocsError(`There is no page ${asked}.`, 'Find its address with the tool "search".');
}

/** Read the Markdown copy of a page, or of the section that its address or `section` names. Throws a DocsError where it has none. */
export async function readPart(docs: VersionDocs, page: string, section?: string) {
  const { path, hash } = await findPage(docs, page);
  const copy = await docs.site.readCopy(path);
  const wanted = section ?? hash;
  if (!wanted) return { path, pathname: path, copy, start: 0, text: copy };
  const part = readSection(copy, wanted);
  if (part) return { path, pathname: `${path}#${part.anchor}`, copy, ...part };
  const headings = listHeadings(copy).slice(0, MAX_HEADINGS).join(' | ');
  throw new DocsError(
    `${path} has no section ${wanted}.`,
    headings ? `Its sections: ${headings}.` : 'Ask for all of it.',
  );
}

/** Read the pathname of a full address, or a route. Throws a DocsError for an address of another site. */
async function readPathname({ site, manifest }: VersionDocs, address: string): Promise<string> {
  if (!/^([a-z][a-z\d+.-]*:)?\/\//i.test(address)) return ensureSlashes(decode(address));
  const hosts = [await site.origin(), manifest.site?.url ?? ''].flatMap((one) => (one ? new URL(one).host : []));
  const url = URL.canParse(address, 'https://x') ? new URL(address, 'https://x') : undefined;
  const pathname = ensureSlashes(decode(url?.pathname ?? ''));
  if (url && hosts.includes(url.host) && routeOf(await site.base(), pathname) !== undefined) return pathname;
  throw new DocsError(`${address} is not an address of these docs.`, 'Find its page with the tool "search".');
}

/** List the pathnames that an address can mean: of the version, of the site, and of a version at the address that it keeps. */
async function listPaths({ site, manifest, version }: VersionDocs, pathname: string): Promise<string[]> {
  const base = await site.base();
  const latest = manifest.versions.flatMap(({ name, path }) =>
    name === manifest.latest ? { name: LATEST, path } : [],
  );
  const kept = [...manifest.versions, ...latest].flatMap(({ name, path }) => {
    const route = routeOf(permalinkBase(base, name), pathname);
    return route === undefined ? [] : [pathnameOf(path, route)];
  });
  return [pathnameOf(version.path, pathname), pathname, pathnameOf(base, pathname), ...kept];
}

interface Section {
  /** Without `#`. */
  anchor: string;
  /** Offset of the text in the copy. */
  start: number;
  text: string;
}

/** Cut a section out of a Markdown copy, by its heading or its anchor. Undefined where it has none. */
export function readSection(markdown: string, wanted: string): Section | undefined {
  const { headings } = parseMarkdown(markdown).model;
  const heading = findHeading(headings, wanted);
  if (!heading) return undefined;
  const next = headings.slice(headings.indexOf(heading) + 1).find(({ depth }) => depth <= heading.depth);
  const { id: anchor, start } = heading;
  return { anchor, start, text: markdown.slice(start, next?.start).trim() };
}

/** List the headings of a Markdown copy, without its title. */
export const listHeadings = (markdown: string): string[] =>
  parseMarkdown(markdown).model.headings.flatMap(({ depth, text }) => (depth > 1 ? [text] : []));

/** Names of symbols differ in case alone, so what is written comes first. */
function findHeading(headings: readonly PageHeading[], wanted: string): PageHeading | undefined {
  const name = decode(wanted.replace(/^#/, '')).trim();
  return (
    headings.find(({ text }) => text === name) ??
    headings.find(({ id }) => id === name) ??
    headings.find(({ text, id }) => simplify(name) !== '' && [text, id].map(simplify).includes(simplify(name)))
  );
}

/** As an anchor, without what own ids leave out. */
const simplify = (text: string): string => new GithubSlugger().slug(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Decode what may be copied from an address. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It may have a percent sign of its own.
    return text;
  }
}

import { nameOf, TYPE_NAME } from '../../common/apiFile.ts';
import { referenceHref, SOURCE_LINE } from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { LibraryExport, LibrarySymbol } from './symbols.ts';

interface ReferenceContext {
  /** Ids by the names in the code of all symbols of the package: an entry may lack some of its own. */
  ids: ReadonlyMap<string, string>;
  /** Address of the sources' top folder; empty without one. */
  sourceBase: string;
  /** Of the version. */
  base: string;
}

/** Format symbols as HTML. A page has thousands of entries, so they have neither classes nor elements that a style can replace. */
export const formatReferenceHtml = (symbols: readonly LibraryExport[], context: ReferenceContext): string =>
  symbols.map((symbol) => formatSymbol(symbol, context)).join('');

function formatSymbol(symbol: LibraryExport, context: ReferenceContext): string {
  const { name, anchor, summary, explained, members } = symbol;
  const links = explained.map(({ title, href }) => formatLink(pathnameOf(context.base, href), escapeHtml(title)));
  return [
    `<section><h3 id="${escapeHtml(anchor)}">${formatLink(`#${anchor}`, escapeHtml(name))}</h3>`,
    summary ? `<p>${formatText(summary)}</p>` : '',
    formatEntry(symbol, symbol.id, context),
    links.length > 0 ? `<small>${escapeHtml(words.explainedIn)} ${links.join(', ')}</small>` : '',
    members.length > 0 ? `<ul>${members.map((one) => formatMember(one, symbol.id, context)).join('')}</ul>` : '',
    '</section>',
  ].join('');
}

function formatMember(member: LibrarySymbol, ownerId: string, context: ReferenceContext): string {
  const { anchor, file, line } = member;
  const attribute = context.sourceBase && !file ? ` ${SOURCE_LINE}="${line}"` : '';
  return `<li id="${escapeHtml(anchor)}"${attribute}>${formatEntry(member, ownerId, context)}</li>`;
}

/** Format what an export and a member have. `ownId` is that of the export, which has no links to itself. */
function formatEntry(symbol: LibrarySymbol, ownId: string, { ids, sourceBase, base }: ReferenceContext): string {
  const { packageName, code, refs, note, file, line } = symbol;
  const parts = breakObjects(code)
    .split(TYPE_NAME)
    .map((text) => {
      const id = Object.hasOwn(refs, text) ? refs[text] : ids.get(text);
      return id && id !== ownId ? formatLink(hrefOf(id, packageName, base), escapeHtml(text)) : escapeHtml(text);
    });
  const source = sourceBase && file ? formatLink(`${sourceBase}${file}#L${line}`, escapeHtml(words.source)) : '';
  return `<code>${parts.join('')}</code>${source}${note ? `<small>${formatText(note)}</small>` : ''}`;
}

/** Above it, objects in a line of code take a line for each of their members. */
const MAX_LINE_LENGTH = 100;

/** Break long lines inside objects, as the compiler prints them. */
export function breakObjects(code: string): string {
  return code.split('\n').map(breakLine).join('\n');
}

function breakLine(line: string): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  let depth = 0;
  return line.replace(/\{ |; (?!\})|(?<=;) \}/g, (sign) => {
    if (sign === '; ') return depth > 0 ? `;\n${indent(depth)}` : sign;
    depth += sign === '{ ' ? 1 : -1;
    return sign === '{ ' ? `{\n${indent(depth)}` : `\n${indent(depth)}}`;
  });
}

const indent = (depth: number): string => '  '.repeat(depth);

/** Symbols of the same package are on the same page. */
function hrefOf(id: string, packageName: string, base: string): string {
  const href = referenceHref(id);
  return nameOf(id).packageName === packageName ? href.slice(href.indexOf('#')) : pathnameOf(base, href);
}

const formatLink = (href: string, html: string): string => `<a href="${escapeHtml(href)}">${html}</a>`;

/** Format a sentence with code between backticks. */
const formatText = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

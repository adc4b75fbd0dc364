import { nameOf } from '../../common/apiFile.ts';
import {
  formatAnchor,
  type ReferenceEntry,
  type ReferenceSymbol,
  referenceHref,
  SOURCE_LINE,
} from '../../common/reference.ts';
import { reference as words } from '../../common/strings/en/reference.ts';
import { pathnameOf } from '../../common/urls.ts';

interface ReferenceContext {
  packageName: string;
  /** Ids by the names in the code of several symbols. */
  ids: Readonly<Record<string, string>>;
  /** Address of the sources' top folder; empty without one. */
  sourceBase: string;
  /** Of the version. */
  base: string;
}

interface SymbolContext extends ReferenceContext {
  /** A symbol has no links to itself. */
  symbolName: string;
}

/** Format symbols as HTML. A page has thousands of entries, so they have neither classes nor elements that a style can replace. */
export const formatReferenceHtml = (symbols: readonly ReferenceSymbol[], context: ReferenceContext): string =>
  symbols.map((symbol) => formatSymbol(symbol, { ...context, symbolName: symbol.name })).join('');

function formatSymbol(symbol: ReferenceSymbol, context: SymbolContext): string {
  const { name, anchor = formatAnchor(name), summary, explained = [], members = [], file } = symbol;
  const { base } = context;
  const links = explained.map(({ title, href }) => formatLink(pathnameOf(base, href), escapeHtml(title)));
  return [
    `<section><h3 id="${escapeHtml(anchor)}">${formatLink(`#${anchor}`, escapeHtml(name))}</h3>`,
    summary ? `<p>${formatText(summary)}</p>` : '',
    formatEntry(symbol, file, context),
    links.length > 0 ? `<small>${escapeHtml(words.explainedIn)} ${links.join(', ')}</small>` : '',
    members.length > 0 ? `<ul>${members.map((one) => formatMember(one, symbol, context)).join('')}</ul>` : '',
    '</section>',
  ].join('');
}

function formatMember(member: ReferenceEntry, owner: ReferenceSymbol, context: SymbolContext): string {
  const anchor = member.anchor ?? formatAnchor(`${owner.name}.${member.name}`);
  const { file, line } = member;
  const attribute = context.sourceBase && !file ? ` ${SOURCE_LINE}="${line}"` : '';
  return `<li id="${escapeHtml(anchor)}"${attribute}>${formatEntry(member, file, context)}</li>`;
}

/** Format an entry, with a link to its source where `file` is given. */
function formatEntry({ code, ids, note, line }: ReferenceEntry, file: string | undefined, context: SymbolContext) {
  const { sourceBase } = context;
  const own = `${context.packageName}:${context.symbolName}`;
  const parts = splitCode(breakObjects(code), ids ? { ...context.ids, ...ids } : context.ids).map(({ text, id }) =>
    id && id !== own ? formatLink(hrefOf(id, context), escapeHtml(text)) : escapeHtml(text),
  );
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
function hrefOf(id: string, { packageName, base }: ReferenceContext): string {
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

interface CodePart {
  text: string;
  id?: string;
}

/** A name with its namespaces; one before a colon is that of a parameter or property. */
const NAME = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$]|\??:)/g;

/** Split code into names with ids and the text between them. */
export function splitCode(code: string, ids: Readonly<Record<string, string>>): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const { 0: text, index } of code.matchAll(NAME)) {
    const id = Object.hasOwn(ids, text) ? ids[text] : undefined;
    if (!id) continue;
    if (index > end) parts.push({ text: code.slice(end, index) });
    parts.push({ text, id });
    end = index + text.length;
  }
  return end < code.length ? [...parts, { text: code.slice(end) }] : parts;
}

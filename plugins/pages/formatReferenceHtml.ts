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
    ...groupMembers(members).map(
      ({ label, own }) =>
        `<ul${label && ` aria-label="${label}"`}>${own.map((one) => formatMember(one, symbol.id, context)).join('')}</ul>`,
    ),
    '</section>',
  ].join('');
}

const GROUPS: readonly { label: string; kinds: readonly LibrarySymbol['kind'][] }[] = [
  { label: '', kinds: ['constructor', 'new', 'call', 'index', 'value'] },
  { label: words.members.properties, kinds: ['property', 'accessor'] },
  { label: words.members.methods, kinds: ['method'] },
];

/** Part members by what they are. One part alone needs no label. */
function groupMembers(members: readonly LibrarySymbol[]) {
  const groups = GROUPS.map(({ label, kinds }) => ({ label, own: members.filter(({ kind }) => kinds.includes(kind)) }));
  const filled = groups.filter(({ own }) => own.length > 0);
  return filled.length > 1 ? filled : filled.map((group) => ({ ...group, label: '' }));
}

function formatMember(member: LibrarySymbol, ownerId: string, context: ReferenceContext): string {
  const { anchor, file, line } = member;
  const attribute = context.sourceBase && !file ? ` ${SOURCE_LINE}="${line}"` : '';
  return `<li id="${escapeHtml(anchor)}"${attribute}>${formatEntry(member, ownerId, context)}</li>`;
}

/** Format what an export and a member have. `ownId` is that of the export, which has no links to itself. */
function formatEntry(symbol: LibrarySymbol, ownId: string, context: ReferenceContext): string {
  const { code, note, file, line } = symbol;
  const declarations = code.split('\n').map((declaration) => formatDeclaration(declaration, symbol, ownId, context));
  const source =
    context.sourceBase && file ? formatLink(`${context.sourceBase}${file}#L${line}`, escapeHtml(words.source)) : '';
  return `${foldLong(declarations)}${source}${note ? `<small>${formatText(note)}</small>` : ''}`;
}

/** What leads a declaration, and its name. Signatures of calls and indexes have none. */
const NAME =
  /^((?:(?:static|protected|abstract|readonly|new|class|function|interface|type|const|enum|namespace) )*)([\w$.]+|\[\S+\])/;

function formatDeclaration(
  declaration: string,
  { packageName, refs }: LibrarySymbol,
  ownId: string,
  { ids, base }: ReferenceContext,
): string {
  const [start, modifiers = '', name = ''] = NAME.exec(declaration) ?? [''];
  const types = breakObjects(declaration)
    .slice(start.length)
    .split(TYPE_NAME)
    .map((text) => {
      const id = Object.hasOwn(refs, text) ? refs[text] : ids.get(text);
      return id && id !== ownId ? formatLink(hrefOf(id, packageName, base), escapeHtml(text)) : escapeHtml(text);
    });
  return `${modifiers}${name && `<b>${escapeHtml(name)}</b>`}${types.join('')}`;
}

/** Lines of one declaration from which on the first one stands for it. */
const LONG = 5;

/** Fold what a long object has behind its first line. */
function foldLong(declarations: readonly string[]): string {
  const html = declarations.join('\n');
  const lines = html.split('\n');
  if (lines.length - declarations.length < LONG - 1) return `<code>${html}</code>`;
  const [first = '', ...others] = lines;
  // A link inside of what opens it could not be pressed alone.
  return `<details><summary><code>${first.replace(/<\/?a\b[^>]*>/g, '')}</code></summary><code>${others.join('\n')}</code></details>`;
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

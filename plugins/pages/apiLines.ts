import type { ApiFact, ApiFacts } from '../../common/apiFacts.ts';
import { listCodeBlocks } from '../../common/docs/listCodeBlocks.ts';
import { listLines } from '../../common/docs/markdownLines.ts';
import type { ApiStrings } from '../../common/strings/api.en.ts';
import { type DeclaredNames, listDeclaredNames } from './listDeclaredNames.ts';

/** Lines that stand below a block of code, in Markdown. */
export interface ApiLines {
  /** Number of the block's last line, the closing fence, from 1. */
  endLine: number;
  lines: string[];
}

/** Describes the APIs whose signatures a page shows. */
export type ListApiLines = (text: string) => ApiLines[];

/** Create a ListApiLines for one version, in the language of the site. */
export const createListApiLines =
  (facts: ApiFacts, words: ApiStrings): ListApiLines =>
  (text) =>
    listSignatures(text).flatMap(({ endLine, code }) => {
      const lines = describeCode(code, facts, words);
      return lines.length > 0 ? [{ endLine, lines }] : [];
    });

/** Write the lines below the blocks of a page's text. */
export function insertApiLines(text: string, listApiLines: ListApiLines): string {
  const found = new Map(listApiLines(text).map(({ endLine, lines }) => [endLine, lines]));
  if (found.size === 0) return text;
  return text
    .split('\n')
    .flatMap((line, index) => [line, ...(found.get(index + 1) ?? []).flatMap((added) => ['', added])])
    .join('\n');
}

const HEADING = /^(#{1,6})[ \t]+(.*?)[ \t#]*$/;
const SIGNATURE = /^Signatures?$/;
const LANGUAGES = ['ts', 'tsx', 'typescript'];

/** A block of TypeScript in a section that is called "Signature" or "Signatures". */
interface Signature {
  endLine: number;
  code: string;
  /** Which of the page's headings of that name it stands below, from 0. */
  headingIndex: number;
}

/** Tell whether a heading names a section of signatures. */
export const isSignatureHeading = (heading: string): boolean => SIGNATURE.test(heading);

/** List the signatures of a page's text. */
export function listSignatures(text: string): Signature[] {
  const blocks = new Map(listCodeBlocks(text).map((block) => [block.endLine, block]));
  const signatures: Signature[] = [];
  let sectionDepth = 0;
  let headingIndex = -1;
  for (const [index, { line, isCode }] of listLines(text).entries()) {
    const block = blocks.get(index + 1);
    if (block && sectionDepth > 0 && LANGUAGES.includes(block.language))
      signatures.push({ endLine: block.endLine, code: block.code, headingIndex });
    if (isCode) continue;
    const [, marks = '', heading = ''] = HEADING.exec(line) ?? [];
    if (isSignatureHeading(heading)) {
      sectionDepth = marks.length;
      headingIndex += 1;
    } else if (marks !== '' && marks.length <= sectionDepth) sectionDepth = 0;
  }
  return signatures;
}

/** Describe what a block declares, as far as it is known: one line for all names of which the same is true. */
export function describeCode(code: string, facts: ApiFacts, words: ApiStrings): string[] {
  const namesByText = new Map<string, string[]>();
  for (const name of listDeclaredNames(code).flatMap((declared) => chooseNames(declared, facts))) {
    const fact = facts[name];
    if (!fact) continue;
    const text = describeFact(fact, words);
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  return [...namesByText].map(([text, names]) => `${formatNames(names)}: ${text}`);
}

/** A block shows the methods of a class that its page is about, but the whole of an interface. */
function chooseNames({ kind, name, members }: DeclaredNames, facts: ApiFacts): string[] {
  const all = [...new Set(members)].map((member) => `${name}.${member}`);
  if (kind === 'class' && all.length > 0) return all;
  return [name, ...all.filter((member) => !isAsOldAs(facts[member], facts[name]))];
}

const isAsOldAs = (member: ApiFact | undefined, type: ApiFact | undefined): boolean =>
  member?.since.version === type?.since.version && member?.changedIn.length === 0 && !member.deprecatedIn;

/** Format names in a row. Members after another one of the same type leave the type out. */
const formatNames = (names: readonly string[]): string =>
  names.map((name, index) => `\`${formatName(name, ownerOf(names[index - 1]))}\``).join(', ');

function formatName(name: string, previousOwner: string): string {
  const owner = ownerOf(name);
  if (name.endsWith('.constructor')) return `new ${owner}`;
  return owner !== '' && owner === previousOwner ? name.slice(owner.length + 1) : name;
}

const ownerOf = (name = ''): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Longer types say more in the block itself. */
const MAX_TYPE_LENGTH = 60;

function describeFact({ since, changedIn, deprecatedIn, renamedTo }: ApiFact, words: ApiStrings): string {
  const changes = changedIn.map(({ result = '', ...change }) =>
    words.changed({ ...change, ...(result.length <= MAX_TYPE_LENGTH && { result }) }),
  );
  const deprecation = deprecatedIn ? [words.deprecated({ ...deprecatedIn, ...(renamedTo && { renamedTo }) })] : [];
  return [words.since(since), ...changes, ...deprecation].join('; ');
}

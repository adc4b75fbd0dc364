import { pathnameOf } from '../../common/urls.ts';
import { anchorOf } from '../index/storedSections.ts';
import type { HitType, SearchHit, TextRange } from '../types.ts';
import { createExcerpt } from './createExcerpt.ts';
import { type FoundWord, findTokens, findWords, isMarked, joinRanges, type Wanted } from './findMarks.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import type { Place } from './places.ts';
import { tokensOf } from './tokens.ts';

/** Words that a target page highlights at most. */
const MAX_TERMS = 8;
/** Words that count less stand for the reader's only loosely: they are found, but do not decide the hit's type. */
const FIRM = 0.3;

/** Describe one place to the reader. `texts` are those of its page's file, if they could be had. */
export function createHit(
  index: LoadedIndex,
  { document, score }: Place,
  { wanted, texts }: { wanted: Wanted; texts: readonly string[] | null },
): SearchHit | undefined {
  const place = index.documents[document];
  const page = place && index.file.pages[place.page];
  if (!page) return undefined;
  const { part, heading } = place;
  const inTitle = findWords(page.title, wanted);
  const inHeading = findWords(heading, wanted);
  const source = chooseSource({
    texts,
    part,
    description: part === 0 ? (texts?.[page.sections.length] ?? '') : '',
    wanted,
  });
  return {
    u: pathnameOf(index.file.base, page.route),
    h: part === 0 ? '' : `#${anchorOf(page.sections[part] ?? '')}`,
    t: page.title,
    s: heading,
    b: page.crumbs,
    type: chooseType({
      isPage: part === 0,
      inTitle,
      inHeading,
      inText: source.found,
      hasKeyword: [...wanted.keys()].some((name) => index.postings('keywords', name).has(document)),
    }),
    context: page.context,
    score,
    marks: { t: rangesOf(inTitle), s: rangesOf(inHeading) },
    excerpt: source.text === '' ? null : createExcerpt(source.text, source.found),
    terms: listTerms([...inHeading, ...inTitle, ...source.found]),
  };
}

const rangesOf = (found: readonly FoundWord[]) => joinRanges(found.filter(isMarked).map(({ range }) => range));

interface Sources {
  texts: readonly string[] | null;
  part: number;
  description: string;
  wanted: Wanted;
}

/** The text that an excerpt is cut from: the section's own, or the page's description where that says more. */
function chooseSource({ texts, part, description, wanted }: Sources): { text: string; found: FoundWord[] } {
  const text = texts?.[part];
  const inText = texts === null ? [] : findTokens(tokensOf(texts, part), wanted);
  const inDescription = findWords(description, wanted);
  const worthOf = (found: readonly FoundWord[]) => new Set(found.map(({ concept }) => concept)).size;
  const isBetter = description !== '' && (!text || worthOf(inText) < worthOf(inDescription) || inText.length === 0);
  return isBetter ? { text: description, found: inDescription } : { text: text ?? '', found: inText };
}

interface Evidence {
  isPage: boolean;
  inTitle: readonly FoundWord[];
  inHeading: readonly FoundWord[];
  inText: readonly FoundWord[];
  hasKeyword: boolean;
}

function chooseType({ isPage, inTitle, inHeading, inText, hasKeyword }: Evidence): HitType {
  const isFirm = ({ weight }: FoundWord) => weight >= FIRM;
  if (isPage && inTitle.some(isFirm)) return 'title';
  if (!isPage && inHeading.some(isFirm)) return 'heading';
  return hasKeyword && !inText.some(isFirm) ? 'keywords' : 'content';
}

const encloses = (outer: TextRange, inner: TextRange): boolean =>
  outer[0] <= inner[0] && outer[1] >= inner[1] && outer[1] - outer[0] > inner[1] - inner[0];

// Parts of a marked whole would mark the same letters again, and everywhere else on the page.
function listTerms(found: readonly FoundWord[]): string[] {
  // A range encloses no range that is as long, so not its own.
  const outer = found.filter((word) => isMarked(word) && !found.some(({ range }) => encloses(range, word.range)));
  return [...new Set(outer.map(({ text }) => text))].slice(0, MAX_TERMS);
}

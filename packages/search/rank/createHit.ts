import type { SearchIndex } from '../format/SearchIndex.ts';
import type { HitType, SearchHit } from '../types.ts';
import { createExcerpt } from './createExcerpt.ts';
import { findMatches, listMarks, type Match, type WantedStems } from './findMatches.ts';
import type { RankedSection } from './rank.ts';

/** Weaker matches do not decide the type of a hit. */
const FIRM = 0.3;

/** Describe a section to the reader. `texts` are those of its page. */
export function createHit(
  index: SearchIndex,
  { section, score }: RankedSection,
  { wanted, terms, texts }: { wanted: WantedStems; terms: string[]; texts: readonly string[] | null },
): SearchHit {
  const { page, position, anchor, heading } = index.section(section);
  const isPage = position === 0;
  const inTitle = findMatches(page.title, wanted);
  const inHeading = findMatches(heading, wanted);
  const source = chooseSource(texts?.[position], isPage ? texts?.at(-1) : undefined, wanted);
  const hasKeyword = isPage && page.keywords.some((keyword) => findMatches(keyword, wanted).length > 0);
  return {
    pathname: index.file.base + page.route.slice(1),
    hash: isPage ? '' : `#${anchor}`,
    title: page.title,
    heading,
    breadcrumbs: page.breadcrumbs,
    type: chooseType({ isPage, inTitle, inHeading, inText: source.matches, hasKeyword }),
    area: page.area,
    score,
    marks: { title: listMarks(inTitle), heading: listMarks(inHeading) },
    excerpt: source.text === '' ? null : createExcerpt(source.text, source.matches),
    terms,
  };
}

/** Choose the description if it matches better. */
function chooseSource(text = '', description = '', wanted: WantedStems): { text: string; matches: Match[] } {
  const inText = findMatches(text, wanted);
  const inDescription = findMatches(description, wanted);
  const countTerms = (matches: readonly Match[]) => new Set(matches.map(({ term }) => term)).size;
  const isBetter = countTerms(inDescription) > countTerms(inText) || inText.length === 0;
  return description !== '' && isBetter ? { text: description, matches: inDescription } : { text, matches: inText };
}

interface Evidence {
  isPage: boolean;
  inTitle: readonly Match[];
  inHeading: readonly Match[];
  inText: readonly Match[];
  hasKeyword: boolean;
}

function chooseType({ isPage, inTitle, inHeading, inText, hasKeyword }: Evidence): HitType {
  const isFirm = ({ weight }: Match) => weight >= FIRM;
  if (isPage && inTitle.some(isFirm)) return 'title';
  if (!isPage && inHeading.some(isFirm)) return 'heading';
  return hasKeyword && !inText.some(isFirm) ? 'keywords' : 'content';
}

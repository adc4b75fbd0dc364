import { nameOf, ownerOf } from '../../common/apiFile.ts';
import type { SymbolCards } from '../../common/samples.ts';
import { always, describeEnd } from '../../common/strings/en/history.ts';
import type { SymbolSpan } from '../../common/symbolSpans.ts';

type FindOwnSpan = (name: string) => SymbolSpan | undefined;

/** Say on the page of a package which symbols every version has, and which went. The build has said since when a version has the others. */
export function addSymbolNotes(html: string, findSpan: FindOwnSpan): string {
  const drawNote = (span: SymbolSpan | undefined) => {
    const text = formatNote(span);
    return text && `<small>${formatCode(text)}</small>`;
  };
  return html
    .replace(/<section><h3 id="([^"]*)">.*?<\/h3>/gs, (heading, name) => heading + drawNote(findSpan(name)))
    .replace(/(<li id="([^"]*)"[^>]*>.*?)<\/li>/gs, (_item, start, name) => {
      const span = findSpan(name);
      const isAlone = span?.end && findSpan(ownerOf(name))?.end?.version !== span.end.version;
      return `${start}${isAlone ? drawNote(span) : ''}</li>`;
    });
}

/** Say it on the cards of symbols, too. */
export const addCardNotes = (
  cards: SymbolCards,
  findSpan: (name: string, packageName: string) => SymbolSpan | undefined,
): SymbolCards =>
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => {
      const { packageName, name } = nameOf(id);
      const note = [card.note, formatNote(findSpan(name, packageName))].filter(Boolean).join('. ');
      return [id, note ? { ...card, note } : card];
    }),
  );

const formatNote = ({ isAlways, end }: SymbolSpan = {}): string => (end ? describeEnd(end) : isAlways ? always : '');

const formatCode = (text: string): string => text.replace(/`([^`]*)`/g, '<code>$1</code>');

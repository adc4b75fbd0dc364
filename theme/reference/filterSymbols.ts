import { REFERENCE_PART } from '../../common/reference.ts';

/**
 * Show the symbols whose name, or the name of one of whose members, has a text; of the others, only such members. Returns how many
 * symbols are shown.
 */
export function filterSymbols(text: string): number {
  const wanted = text.trim().toLowerCase();
  const isWanted = (element: Element | null) => element?.id.toLowerCase().includes(wanted) ?? false;
  const symbols = [...document.querySelectorAll<HTMLElement>(`[${REFERENCE_PART}] > section`)];
  for (const symbol of symbols) {
    const isWhole = isWanted(symbol.querySelector('h3'));
    const members = [...symbol.querySelectorAll('li')];
    for (const member of members) member.hidden = !isWhole && !isWanted(member);
    symbol.hidden = !isWhole && members.every(({ hidden }) => hidden);
  }
  return symbols.filter(({ hidden }) => !hidden).length;
}

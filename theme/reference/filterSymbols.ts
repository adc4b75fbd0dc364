import type { ReferenceSymbol } from '../../common/reference.ts';

/** Keep the symbols whose name, or the name of one of whose members, has a text. Of the others, only such members stay. */
export function filterSymbols(symbols: readonly ReferenceSymbol[], text: string): readonly ReferenceSymbol[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return symbols;
  return symbols.flatMap((symbol) => {
    if (symbol.name.toLowerCase().includes(wanted)) return [symbol];
    const members = symbol.members?.filter(({ name }) => `${symbol.name}.${name}`.toLowerCase().includes(wanted)) ?? [];
    return members.length > 0 ? [{ ...symbol, members }] : [];
  });
}

import { SYMBOLS_FILE, type SymbolHints } from '../../common/sampleSymbols.ts';

let loaded: { address: string; hints: Promise<SymbolHints> } | undefined;

/** Load what the page being read shows of symbols, once. */
export function loadHints(): Promise<SymbolHints> {
  const { origin, pathname } = window.location;
  const address = origin + pathname.replace(/[^/]*$/, SYMBOLS_FILE);
  if (loaded?.address !== address) loaded = { address, hints: fetchHints(address) };
  return loaded.hints;
}

async function fetchHints(address: string): Promise<SymbolHints> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${SYMBOLS_FILE}: ${response.status}`);
    // Written by the build of the same version.
    return await response.json();
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

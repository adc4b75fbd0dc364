import { type PageSymbols, SYMBOLS_FILE } from '../../common/sampleSymbols.ts';
import { fetchFile } from '../site/fetchFile.ts';

let loaded: { address: string; symbols: Promise<PageSymbols> } | undefined;

/** Load the symbols in samples of the page being read, once. */
export function loadPageSymbols(): Promise<PageSymbols> {
  const { origin, pathname } = window.location;
  const address = origin + pathname.replace(/[^/]*$/, SYMBOLS_FILE);
  if (loaded?.address !== address) loaded = { address, symbols: fetchSymbols(address) };
  return loaded.symbols;
}

async function fetchSymbols(address: string): Promise<PageSymbols> {
  try {
    const response = await fetchFile(address);
    // Written by the build of the same version.
    return await response.json();
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}

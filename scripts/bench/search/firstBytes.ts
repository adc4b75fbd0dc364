import { MAX_SUGGESTIONS } from '../../../common/search.ts';
import { SearchEngine } from '../../../search/engine/SearchEngine.ts';
import { gzipSize, type SearchBuild } from './readSearchBuild.ts';

/**
 * List what each query loads, in bytes as they are sent, before its first suggestions show where nothing is loaded: the
 * index, and the texts that decide the order. Excerpts from further texts follow. The least first.
 */
export async function listFirstBytes(build: SearchBuild, queries: readonly string[]): Promise<number[]> {
  const engine = new SearchEngine(build.file);
  const index = gzipSize(build.text);
  const sizes: number[] = [];
  for (const query of queries) {
    const loaded = new Map<string, number>();
    let first: number | undefined;
    const add = async () => {
      first ??= [...loaded.values()].reduce((sum, size) => sum + size, index);
    };
    const loadTexts = async (textFile: string) => {
      const texts = await build.loadTexts(textFile);
      loaded.set(textFile, gzipSize(JSON.stringify({ schema: build.file.schema, texts })));
      return texts;
    };
    await engine.settle(engine.rank({ query }), loadTexts, { limit: MAX_SUGGESTIONS, onFirst: add });
    await add();
    sizes.push(first ?? 0);
  }
  return sizes.sort((a, b) => a - b);
}

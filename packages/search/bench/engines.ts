import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { SearchEngine } from '../rank/SearchEngine.ts';
import { BOX_HITS as LIMIT, WEIGHTS, type Weights } from '../weights.ts';
import { type BenchSection, type BuiltSearch, listSections } from './BuiltSearch.ts';

export interface Engine {
  name: string;
  download: string;
  /** Answers are routes of the version, each with its anchor. */
  load: () => (query: string) => Promise<string[]>;
}

/** Describe this project's search. */
export const ownEngine = ({ file: { base }, text, readTexts }: BuiltSearch, weights: Weights = WEIGHTS): Engine => ({
  name: 'this search',
  download: text,
  load: () => {
    const engine = new SearchEngine(JSON.parse(text), weights);
    return async (query) => {
      const { hits } = await engine.search({ query, limit: LIMIT }, async (textFile) => readTexts(textFile));
      return hits.map(({ pathname, hash }) => pathname.slice(base.length - 1) + hash);
    };
  },
});

// As VitePress's VPLocalSearchBox.vue: https://github.com/vuejs/vitepress
const MINI_OPTIONS = {
  idField: 'address',
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

/** Describe MiniSearch. */
export function miniSearchEngine(build: BuiltSearch): Engine {
  const index = new MiniSearch(MINI_OPTIONS);
  index.addAll(
    listSections(build).map(({ address, title, heading, text }) => ({
      address,
      title: heading || title,
      titles: heading ? [title] : [],
      text,
    })),
  );
  const download = JSON.stringify(index);
  const load = () => {
    const loaded = MiniSearch.loadJSON(download, MINI_OPTIONS);
    return async (query: string) =>
      loaded
        .search(query)
        .slice(0, LIMIT)
        .map(({ id }) => String(id));
  };
  return { name: 'MiniSearch as in VitePress', download, load };
}

// As docusaurus-search-local by cmfcmf by default.
const LUNR_BOOSTS = { title: 5, content: 1, tags: 3 };

/** Describe lunr. */
export function lunrEngine(build: BuiltSearch): Engine {
  const sections = listSections(build);
  const index = lunr(function () {
    this.ref('address');
    for (const field of Object.keys(LUNR_BOOSTS)) this.field(field);
    this.k1(1.2);
    this.b(0.75);
    for (const { address, title, heading, keywords, text } of sections)
      this.add({ address, title: heading || title, content: text, tags: heading ? '' : keywords.join(' ') });
  });
  const download = JSON.stringify({ index, documents: sections });
  const load = () => {
    const loaded = lunr.Index.load(JSON.parse(download).index);
    return async (query: string) =>
      loaded
        .query((builder) => {
          const terms = lunr.tokenizer(query);
          for (const [field, boost] of Object.entries(LUNR_BOOSTS)) {
            builder.term(terms, { fields: [field], boost });
            builder.term(terms, { fields: [field], boost, wildcard: lunr.Query.wildcard.TRAILING });
          }
        })
        .slice(0, LIMIT)
        .map(({ ref }) => ref);
  };
  return { name: 'lunr as in Docusaurus', download, load };
}

/** Describe Fuse.js. It takes seconds for a query. */
export function fuseEngine(build: BuiltSearch): Engine {
  const download = JSON.stringify(listSections(build));
  const load = () => {
    const keys = ['title', 'heading', 'keywords', 'text'];
    const loaded = new Fuse<BenchSection>(JSON.parse(download), { keys, ignoreLocation: true });
    return async (query: string) => loaded.search(query, { limit: LIMIT }).map(({ item }) => item.address);
  };
  return { name: 'Fuse.js', download, load };
}

import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { MAX_SUGGESTIONS as LIMIT } from '../../common/search.ts';
import { routeOf } from '../../common/urls.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import { WEIGHTS, type Weights } from '../weights.ts';
import { type BenchSection, type BuiltSearch, listSections } from './BuiltSearch.ts';

/** A search over the built docs, as its usual host sets it up. */
export interface Engine {
  name: string;
  /** What a reader's browser downloads, as text. */
  download: string;
  /** Make what answers a query from the download: with routes of the version, each with the section's anchor behind it. */
  load: () => (query: string) => Promise<string[]>;
}

/** Describe this project's search. Hits name addresses on the site, the judgements routes. */
export const ownEngine = ({ file: { base }, text, readTexts }: BuiltSearch, weights: Weights = WEIGHTS): Engine => ({
  name: 'this search',
  download: text,
  load: () => {
    const engine = new SearchEngine(JSON.parse(text), weights);
    return async (query) => {
      const { hits } = await engine.search({ query, limit: LIMIT }, async (textFile) => readTexts(textFile));
      return hits.map(({ pathname, hash }) => (routeOf(base, pathname) ?? pathname) + hash);
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

/** Describe MiniSearch, over the same sections. */
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

// As docusaurus-search-local by cmfcmf with its defaults: each word and what begins with it, in each field with its boost.
const LUNR_BOOSTS = { title: 5, content: 1, tags: 3 };

/** Describe lunr, over the same sections. */
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

/** Describe Fuse.js over whole texts. It takes seconds for a query. */
export function fuseEngine(build: BuiltSearch): Engine {
  const download = JSON.stringify(listSections(build));
  const load = () => {
    const keys = ['title', 'heading', 'keywords', 'text'];
    const loaded = new Fuse<BenchSection>(JSON.parse(download), { keys, ignoreLocation: true });
    return async (query: string) => loaded.search(query, { limit: LIMIT }).map(({ item }) => item.address);
  };
  return { name: 'Fuse.js', download, load };
}

import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import { MAX_SUGGESTIONS } from '../../../common/search.ts';
import { routeOf } from '../../../common/urls.ts';
import { SearchEngine } from '../../../search/engine/SearchEngine.ts';
import type { SearchBuild, Section } from './readSearchBuild.ts';

/** A search over the built docs, as its usual host sets it up. */
export interface Contestant {
  name: string;
  /** What a reader's browser downloads, as text. */
  download: string;
  /** Make what answers a query from the download: with routes of the version, each with the section's anchor behind it. */
  load: () => (query: string) => Promise<string[]>;
}

const LIMIT = MAX_SUGGESTIONS;

/** List this project's search and the three that it is measured against, all over the same sections. */
export const listContestants = (build: SearchBuild): Contestant[] => [
  ours(build),
  miniSearch(build.sections),
  lunrSearch(build.sections),
  fuse(build.sections),
];

// Hits name addresses on the site, the judgements routes: a version leaves `/` when the next one is released.
function ours({ file: { base }, text, loadTexts }: SearchBuild): Contestant {
  return {
    name: 'this search',
    download: text,
    load: () => {
      const engine = new SearchEngine(JSON.parse(text));
      engine.warm();
      return async (query) =>
        (await engine.search({ query, limit: LIMIT }, loadTexts)).hits.map(({ u, h }) => (routeOf(base, u) ?? u) + h);
    },
  };
}

// As VitePress's VPLocalSearchBox.vue: https://github.com/vuejs/vitepress
const MINI_OPTIONS = {
  idField: 'address',
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

function miniSearch(sections: readonly Section[]): Contestant {
  const index = new MiniSearch(MINI_OPTIONS);
  index.addAll(
    sections.map(({ address, title, heading, text }) => ({
      address,
      title: heading || title,
      titles: heading ? [title] : [],
      text,
    })),
  );
  const download = JSON.stringify(index);
  return {
    name: 'MiniSearch as in VitePress',
    download,
    load: () => {
      const loaded = MiniSearch.loadJSON(download, MINI_OPTIONS);
      return async (query) =>
        loaded
          .search(query)
          .slice(0, LIMIT)
          .map(({ id }) => String(id));
    },
  };
}

// As docusaurus-search-local by cmfcmf with its defaults: each word and what begins with it, in each field with its boost.
const LUNR_BOOSTS = { title: 5, content: 1, tags: 3 };

function lunrSearch(sections: readonly Section[]): Contestant {
  const index = lunr(function () {
    this.ref('address');
    for (const field of Object.keys(LUNR_BOOSTS)) this.field(field);
    this.k1(1.2);
    this.b(0.75);
    for (const { address, title, heading, keywords, text } of sections)
      this.add({ address, title: heading || title, content: text, tags: heading ? '' : keywords.join(' ') });
  });
  const download = JSON.stringify({ index, documents: sections });
  return {
    name: 'lunr as in Docusaurus',
    download,
    load: () => {
      const loaded = lunr.Index.load(JSON.parse(download).index);
      return async (query) =>
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
    },
  };
}

function fuse(sections: readonly Section[]): Contestant {
  const download = JSON.stringify(sections);
  return {
    name: 'Fuse.js',
    download,
    load: () => {
      const keys = ['title', 'heading', 'keywords', 'text'];
      const loaded = new Fuse<Section>(JSON.parse(download), { keys, ignoreLocation: true });
      return async (query) => loaded.search(query, { limit: LIMIT }).map(({ item }) => item.address);
    },
  };
}

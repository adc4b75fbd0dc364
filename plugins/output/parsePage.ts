import type { Element } from 'domhandler';
import { DomHandler, Parser } from 'htmlparser2';

/** The HTML of a page, parsed in one pass. */
export interface ParsedPage {
  /** The article as a tree; null where the page has none. The rest of a page, most of it sidebar, becomes no tree. */
  article: Element | null;
  /** Values of all `id` attributes of the page. */
  ids: string[];
  /** Texts of the inline scripts of the page, in order, without those that only hold data. */
  inlineScripts: string[];
  hasHead: boolean;
}

/** Kinds of scripts that only hold data: the browser does not run them. */
const DATA_TYPES = ['application/json', 'application/ld+json'];

/** Parse the HTML of a page. */
export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = { article: null, ids: [], inlineScripts: [], hasHead: false };
  const articles = new DomHandler();
  let depthInArticle = 0;
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) page.ids.push(attributes.id);
      if (name === 'head') page.hasHead = true;
      if (name === 'script' && attributes.src === undefined && !DATA_TYPES.includes(attributes.type ?? '')) script = '';
      if (depthInArticle === 0 && attributes['data-article'] === undefined) return;
      articles.onopentag(name, attributes);
      depthInArticle += 1;
    },
    ontext(text) {
      if (script !== undefined) script += text;
      if (depthInArticle > 0) articles.ontext(text);
    },
    onclosetag() {
      if (script !== undefined) page.inlineScripts.push(script);
      script = undefined;
      if (depthInArticle === 0) return;
      articles.onclosetag();
      depthInArticle -= 1;
    },
  });
  parser.end(html);
  return { ...page, article: (articles.dom[0] as Element | undefined) ?? null };
}

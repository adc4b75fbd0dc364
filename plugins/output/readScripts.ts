import { Parser } from 'htmlparser2';

export interface PageScripts {
  inlineScripts: string[];
  hasHead: boolean;
}

const DATA_TYPES = ['application/json', 'application/ld+json'];

/** Read the scripts of a page from its HTML. */
export function readScripts(html: string): PageScripts {
  const page: PageScripts = { inlineScripts: [], hasHead: false };
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      if (name === 'head') page.hasHead = true;
      if (name === 'script' && src === undefined && !DATA_TYPES.includes(type)) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) page.inlineScripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return page;
}

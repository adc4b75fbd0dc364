import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { ApiFacts } from '../../common/apiFile.ts';
import { API_FILE } from '../../common/apiFile.ts';
import { type BuildEnv, sideFile } from '../../common/buildEnv.ts';
import { parseApiFile } from '../../common/docs/dataFiles.ts';
import type { PageModels } from '../../common/docs/pageModel.ts';
import type { LibraryConfig } from '../../common/library.ts';
import { REFERENCE_PART } from '../../common/reference.ts';
import * as words from '../../common/strings/en/reference.ts';
import { createListApiLines, describeFact } from '../pages/apiLines.ts';
import { createFindFact, indexNames } from '../pages/apiNames.ts';
import type { ContentPage } from '../pages/content.ts';
import { listLinkedSymbols } from '../pages/linkedSymbols.ts';
import {
  listExplanations,
  listFirstPlaces,
  listPlaces,
  listReferencePages,
  type ReferencePage,
} from '../pages/referencePages.ts';
import { listSymbols } from './searchIndex.ts';

interface Inputs {
  env: Pick<BuildEnv, 'contentDir' | 'sideDir' | 'base'>;
  /** Undefined on a site without a reference. */
  config: LibraryConfig['reference'];
  pages: readonly ContentPage[];
  models: PageModels;
}

/** Read what a version tells of the library's API: pages, symbols for the search and for samples, and lines below signatures. */
export function readReference({ env, config, pages, models }: Inputs) {
  const file = path.join(env.contentDir, API_FILE);
  const api = existsSync(file) ? parseApiFile(readFileSync(file, 'utf8')) : undefined;
  const facts: ApiFacts = readJson(sideFile(env, 'api'));
  const places = api ? listPlaces(pages, models, api) : [];
  const firstPlaces = listFirstPlaces(places);
  const references =
    api && config
      ? listReferencePages({
          ...{ api, facts, words, base: env.base, repository: config.repository },
          explanations: listExplanations(places),
          summaries: config.summaries ?? {},
        })
      : [];
  return {
    references,
    symbols: api &&
      config && {
        packages: listSymbols(api),
        places: new Map([...firstPlaces].map(([symbol, { href }]) => [symbol, href])),
      },
    linkedSymbols: listLinkedSymbols(references, {
      places: firstPlaces,
      formatNote: (id) => facts[id] && describeFact(facts[id], words.api),
    }),
    listApiLines: createListApiLines(createFindFact(api ? indexNames(api) : new Map(), facts), words.api),
  };
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Write the symbols into the pages of packages: they are HTML alone, and in no script. */
export function referenceParts(pages: readonly ReferencePage[], outDir: string): RspressPlugin {
  return {
    name: 'docs:reference-parts',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      for (const { route, html } of pages) {
        const file = path.join(outDir, route, 'index.html');
        writeFileSync(file, fillReference(readFileSync(file, 'utf8'), html));
      }
    },
  };
}

const PART = new RegExp(`<div[^>]* ${REFERENCE_PART}="(\\w+)"[^>]*>(?=</div>)`, 'g');

/** Write the symbols of each kind into its element. Throws an Error where a kind has none. */
export function fillReference(page: string, html: ReferencePage['html']): string {
  const filled = new Set<string>();
  const written = page.replace(PART, (element, kind) => {
    filled.add(kind);
    return element + (html.get(kind) ?? '');
  });
  const missing = [...html.keys()].filter((kind) => !filled.has(kind));
  if (missing.length > 0) throw new Error(`A page of the reference has no element for: ${missing.join(', ')}.`);
  return written;
}

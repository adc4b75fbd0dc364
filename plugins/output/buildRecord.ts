import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { findAreaEntry } from '../../common/areaEntry.ts';
import type { BuildEnv } from '../../common/buildEnv.ts';
import {
  BUILD_RECORD_SCHEMA,
  type BuildRecord,
  type LastChanges,
  type PageRecord,
  type SectionRecord,
} from '../../common/buildRecord.ts';
import {
  findSidebarItem,
  flattenSidebar,
  listWithoutSidebar,
  resolveMainDocId,
  type Sidebars,
} from '../../common/sidebar.ts';
import type { NavbarItem } from '../../common/siteConfig.ts';
import { pathnameOf } from '../../common/urls.ts';
import type { IndexedSection } from '../../search/index.ts';
import { listCategories } from '../pages/categoryPages.ts';
import type { Content } from '../pages/content.ts';
import { listDocumentedNames } from '../pages/listDocumentedNames.ts';
import { digestWords, type FindFacts, findBrokenAnchors, htmlFileOf, type PageFacts } from './pageFacts.ts';
import { type SearchSource, writeSearchIndex } from './searchIndex.ts';

interface Inputs {
  env: BuildEnv;
  content: Content;
  sidebars: Sidebars;
  navbar: readonly NavbarItem[];
  lastChanges: LastChanges;
  findFacts: FindFacts;
}

type PageSource = Pick<PageRecord, 'id' | 'route' | 'title' | 'lastUpdated' | 'movedFrom'> &
  Pick<SearchSource, 'description' | 'keywords'> & { filePath?: string; upgradeFrom?: string | undefined };

/** Write the search indexes of a finished build, and the facts about it beside its pages, for the merge. */
export function buildRecord(inputs: Inputs): RspressPlugin {
  return {
    name: 'docs:build-record',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      writeFileSync(inputs.env.recordFile, `${JSON.stringify(createRecord(inputs), null, 2)}\n`);
    },
  };
}

function createRecord(inputs: Inputs): BuildRecord {
  const { env, sidebars, navbar } = inputs;
  const facts = new Map<string, PageFacts>();
  const sources: SearchSource[] = [];
  const pages = listSources(inputs).map(({ description, keywords, filePath, upgradeFrom, ...source }) => {
    const rendered = inputs.findFacts(htmlFileOf(source.route));
    sources.push({ route: source.route, title: source.title, description, keywords, rendered });
    facts.set(pathnameOf(env.base, source.route), rendered);
    const sidebar = findSidebarItem(sidebars, source.route)?.area ?? null;
    const sections = rendered.writtenSections.map(recordSection);
    const api = filePath
      ? listDocumentedNames(readFileSync(path.join(env.contentDir, filePath), 'utf8'), sections)
      : [];
    return {
      ...source,
      sidebar,
      digest: rendered.digest,
      sections,
      ...(api.length > 0 && { api }),
      ...(upgradeFrom && { upgrade: { from: upgradeFrom, steps: rendered.upgradeSteps } }),
    };
  });
  return {
    schema: BUILD_RECORD_SCHEMA,
    name: env.name,
    base: env.base,
    mainDocId: resolveMainDocId(sidebars),
    sidebars: listEntries({ sidebars, navbar }),
    pages,
    ...(inputs.content.release && { release: inputs.content.release }),
    warnings: [
      ...listDuplicates(inputs.content),
      ...listWithoutSidebar(
        sidebars,
        pages.map(({ route }) => route),
      ),
      ...findBrokenAnchors(facts),
    ],
    search: writeSearchIndex({ version: env.name, base: env.base, outDir: env.outDir, sidebars, sources }),
  };
}

function recordSection({ anchor, heading, text }: IndexedSection): SectionRecord {
  const words = text.split(' ').filter(Boolean);
  return { anchor, heading, digest: digestWords([heading, text]), words: words.length };
}

function listSources({ content, sidebars, lastChanges }: Inputs): PageSource[] {
  const written = content.pages.map((page) => ({
    id: page.route === '/' ? resolveMainDocId(sidebars) : page.filePath.replace(/\.md$/, ''),
    route: page.route,
    title: page.title,
    filePath: page.filePath,
    description: page.description,
    keywords: page.keywords,
    lastUpdated: lastChanges[page.filePath]?.date ?? null,
    movedFrom: page.movedFrom,
    upgradeFrom: page.upgradeFrom,
  }));
  const generated = listCategories(sidebars).map((item) => ({
    id: item.link.slice(1, -1),
    route: item.link,
    title: item.label,
    description: item.category,
    keywords: [],
    lastUpdated: null,
    movedFrom: [],
  }));
  return [...written, ...generated].sort((a, b) => (a.route < b.route ? -1 : 1));
}

function listEntries(inputs: Pick<Inputs, 'sidebars' | 'navbar'>): BuildRecord['sidebars'] {
  const entries: BuildRecord['sidebars'] = {};
  for (const [area, lines] of Object.entries(inputs.sidebars)) {
    const first = flattenSidebar(lines).find(({ item }) => item.link)?.item;
    const title = findAreaEntry(area, inputs)?.label;
    if (first?.link) entries[area] = { label: first.label, route: first.link, ...(title && { title }) };
  }
  return entries;
}

const listDuplicates = (content: Content): string[] =>
  content.duplicates.map(
    ({ filePath, keptFilePath, route }) => `${route}: both ${keptFilePath} and ${filePath}; ${filePath} is left out`,
  );

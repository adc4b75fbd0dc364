import { writeFileSync } from 'node:fs';
import type { BuildEnv } from '../../common/buildEnv.ts';
import {
  BUILD_RECORD_SCHEMA,
  type BuildRecord,
  type LastChanges,
  type PageRecord,
  type SectionRecord,
} from '../../common/buildRecord.ts';
import { findTarget } from '../../common/docs/findTarget.ts';
import { listDocumentedNames } from '../../common/docs/listDeclaredNames.ts';
import { addWords, type PageHeading, type PageModel } from '../../common/docs/pageModel.ts';
import { findAreaEntry } from '../../common/search.ts';
import {
  findSidebarItem,
  flattenSidebar,
  listWithoutSidebar,
  resolveMainDocId,
  type Sidebars,
} from '../../common/sidebar.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import type { StepKind, UpgradeStep } from '../../common/upgrades.ts';
import { findStepKind } from '../../common/upgrades.ts';
import { PAGE_FILE } from '../../common/urls.ts';
import { isReleased } from '../../common/version.ts';
import type { ListApiLines } from '../pages/apiLines.ts';
import type { Content } from '../pages/content.ts';
import type { ReferencePage } from '../pages/readReference.ts';
import type { FindSignature } from '../pages/symbols.ts';
import type { OutputPage } from './outputPages.ts';
import { type SearchSource, writeSearchIndex } from './searchIndex.ts';

type Env = Pick<BuildEnv, 'name' | 'role' | 'base' | 'outDir' | 'recordFile'>;

interface Inputs {
  site: Pick<SiteConfig, 'navbar' | 'library'>;
  content: Content;
  sidebars: Sidebars;
  lastChanges: LastChanges;
  listApiLines: ListApiLines;
  findSignature: FindSignature;
  references: readonly ReferencePage[];
}

/** Write a finished build's search indexes, and its record for the merge. */
export function writeBuildRecord(allPages: readonly OutputPage[], env: Env, inputs: Inputs): void {
  const { site, content, sidebars, references } = inputs;
  const { name, base, outDir } = env;
  const schemes = site.library?.schemes;
  const pages = [...allPages].sort((a, b) => (a.route < b.route ? -1 : 1));
  const routes = pages.map(({ route }) => route);
  const sources = pages.map((page) => readSource(page, env, inputs));
  const record: BuildRecord = {
    schema: BUILD_RECORD_SCHEMA,
    name,
    base,
    mainDocId: resolveMainDocId(sidebars),
    sidebars: listEntries(inputs),
    pages: pages.map((page) => recordPage(page, inputs)),
    ...(content.release && { release: content.release }),
    ...(content.agents && { agents: content.agents }),
    warnings: [...listWithoutSidebar(sidebars, routes), ...findBrokenAnchors(pages, base)],
    search: writeSearchIndex({ version: name, base, outDir, sidebars, schemes, sources, references }),
  };
  writeFileSync(env.recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

function recordPage(page: OutputPage, inputs: Inputs): PageRecord {
  const { sidebars, lastChanges } = inputs;
  const { filePath, route, title, movedFrom, upgradeFrom, model, isGenerated } = page;
  const api = listDocumentedNames(model.blocks);
  return {
    id: formatId(page, sidebars),
    route,
    ...(!isGenerated && { file: filePath }),
    title,
    lastUpdated: lastChanges[filePath]?.date ?? null,
    movedFrom,
    sidebar: findSidebarItem(sidebars, route)?.area ?? null,
    sections: recordSections(page, inputs),
    ...(api.length > 0 && { api }),
    ...(upgradeFrom && { upgrade: { from: upgradeFrom, steps: readUpgradeSteps(model.headings) } }),
  };
}

/** Digest of each section what a reader sees: its own words, and what the API adds to them. */
function recordSections({ model }: OutputPage, { listApiLines, findSignature }: Inputs): SectionRecord[] {
  return model.sections.map(({ text: _text, unreleasedText: _unreleased, ...section }, index) => {
    const signature = index === 0 ? findSignature(model.title) : undefined;
    const lines = model.blocks.filter(({ anchor }) => anchor === section.anchor).flatMap(listApiLines);
    return addWords(section, signature === undefined ? lines : [signature, ...lines]);
  });
}

function formatId({ filePath, route, isGenerated }: OutputPage, sidebars: Sidebars): string {
  if (isGenerated) return route.slice(1, -1);
  return route === '/' ? resolveMainDocId(sidebars) : filePath.replace(PAGE_FILE, '');
}

function readSource({ model, ...page }: OutputPage, { role }: Env, { listApiLines }: Inputs): SearchSource {
  const { route, title, description, keywords } = page;
  const searched = page.isReference ? model.sections.slice(0, 1) : model.sections;
  const sections = searched.map(({ anchor, heading, text, unreleasedText }) => {
    const shown = isReleased(role) ? text : (unreleasedText ?? text);
    const added = model.blocks.filter((block) => block.anchor === anchor).flatMap(listApiLines);
    return {
      anchor,
      heading,
      text: [shown, ...added.map((line) => line.replaceAll('`', ''))].filter(Boolean).join('\n'),
    };
  });
  return { route, title: model.title || title, description, keywords, sections };
}

function listEntries({ sidebars, site }: Inputs): BuildRecord['sidebars'] {
  const entries: BuildRecord['sidebars'] = {};
  for (const [area, lines] of Object.entries(sidebars)) {
    const first = flattenSidebar(lines).find(({ item }) => item.link)?.item;
    const title = findAreaEntry(area, { sidebars, navbar: site.navbar.items })?.label;
    if (first?.link) entries[area] = { label: first.label, route: first.link, ...(title && { title }) };
  }
  return entries;
}

interface LinkedPage {
  filePath: string;
  route: string;
  model: Pick<PageModel, 'headings' | 'targets'>;
}

/** List links to missing anchors with their page's address, prefixed by `base`. The check of links has found malformed ones. */
export function findBrokenAnchors(pages: readonly LinkedPage[], base: string): string[] {
  const ids = new Map(pages.map(({ route, model }) => [route, new Set(model.headings.map(({ id }) => id))]));
  const isBroken = (url: string, filePath: string): boolean => {
    const target = findTarget(url, { filePath, hostPaths: [] });
    const found = target?.kind === 'page' ? ids.get(target.path) : undefined;
    const [, hash = ''] = url.split('#');
    return hash !== '' && found !== undefined && !found.has(decodeURIComponent(hash));
  };
  return pages.flatMap(({ filePath, route, model }) =>
    model.targets
      .filter(({ kind, url }) => kind !== 'image' && isBroken(url, filePath))
      .map(({ url }) => `${base}${route.slice(1)}: no anchor for the link "${url}"`),
  );
}

/** List the steps of an upgrade guide: headings of level 3 below those of a kind of step. */
export function readUpgradeSteps(headings: readonly PageHeading[]): UpgradeStep[] {
  const steps: UpgradeStep[] = [];
  let kind: StepKind | undefined;
  for (const { depth, id, text } of headings) {
    if (depth === 2) kind = findStepKind(text);
    else if (depth === 3 && kind) steps.push({ kind, anchor: id, title: text });
  }
  return steps;
}

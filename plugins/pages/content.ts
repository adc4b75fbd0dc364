import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from '../../common/docs/parseFrontMatter.ts';
import { parseReleaseNotes, RELEASE_FILE } from '../../common/docs/releaseNotes.ts';
import type { ReleaseNotes } from '../../common/releaseNotes.ts';
import { contentFileToRoute } from '../../common/urls.ts';

/** One Markdown file of a version. */
export interface ContentPage {
  /** Path relative to the content folder, with `/`. */
  filePath: string;
  route: string;
  title: string;
  description: string;
  /** Words that readers may search for and the page does not say. */
  keywords: string[];
  movedFrom: string[];
  /** Name of the version that the page leads up from; undefined where it is no upgrade guide. */
  upgradeFrom?: string | undefined;
}

/** The pages of a version, and the files that were left out because another has their address. */
export interface Content {
  pages: ContentPage[];
  duplicates: { filePath: string; keptFilePath: string; route: string }[];
  /** Undefined where the version has none. */
  release: ReleaseNotes | undefined;
}

/** Read the release notes and the front matter of every other Markdown file under a folder, in file name order. */
export function readContent(contentDir: string): Content {
  const content: Content = { pages: [], duplicates: [], release: readRelease(contentDir) };
  for (const filePath of listMarkdown(contentDir)) {
    const page = readPage(contentDir, filePath);
    const kept = content.pages.find(({ route }) => route === page.route);
    if (kept) content.duplicates.push({ filePath, keptFilePath: kept.filePath, route: page.route });
    else content.pages.push(page);
  }
  return content;
}

function readRelease(contentDir: string): ReleaseNotes | undefined {
  const file = path.join(contentDir, RELEASE_FILE);
  return existsSync(file) ? parseReleaseNotes(readFileSync(file, 'utf8')) : undefined;
}

function listMarkdown(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .map((filePath) => filePath.split(path.sep).join('/'))
    .filter(
      (filePath) =>
        filePath.endsWith('.md') && filePath !== RELEASE_FILE && !/(^|\/)(_|public\/|node_modules\/)/.test(filePath),
    )
    .sort();
}

function readPage(contentDir: string, filePath: string): ContentPage {
  const source = readFileSync(path.join(contentDir, filePath), 'utf8');
  const {
    title = '',
    description = '',
    keywords,
    movedFrom = [],
    upgradeFrom,
  }: Partial<ContentPage> = parseFrontMatter(filePath, source);
  return {
    filePath,
    route: contentFileToRoute(filePath),
    title,
    description,
    keywords: listTexts(keywords),
    movedFrom,
    upgradeFrom,
  };
}

// A key without a value is null in YAML.
const listTexts = (value: unknown): string[] => [value ?? []].flat().map(String);

import { createIndex } from '../../../search/index/createIndex.ts';
import { unpackGaps } from '../../../search/index/packNumbers.ts';
import { anchorOf, headingOf } from '../../../search/index/storedSections.ts';
import { digitsAt, nameTextFile } from '../../../search/index/textFiles.ts';
import type { SearchBuild } from './readSearchBuild.ts';

/** Make docs with a number of times the pages: each copy has some words of its own, as more docs would have. */
export async function growBuild(build: SearchBuild, times: number): Promise<SearchBuild> {
  const pages = await Promise.all(
    Array.from({ length: times }).flatMap((_copy, copy) =>
      build.file.pages.map(async (page, number) => {
        const textDigits = digitsAt(build.file.textDigits, number);
        const texts = await build.loadTexts(nameTextFile(textDigits));
        const sections = page.sections.map((stored, part) => ({
          anchor: anchorOf(stored),
          heading: headingOf(stored),
          keywords: [],
          text: (texts[part] ?? '').replace(/\b[a-z]{7,}\b/g, (word, at: number) =>
            at % 9 === 0 ? word + copy : word,
          ),
        }));
        const links = [...unpackGaps(page.leadsTo)].map((linked) => `/${copy}${build.file.pages[linked]?.route}`);
        return {
          ...page,
          textDigits,
          route: `/${copy}${page.route}`,
          links,
          sections,
          description: texts.at(-1) ?? '',
        };
      }),
    ),
  );
  const { version, scope, base } = build.file;
  const file = createIndex({ version, scope, base, pages });
  return { ...build, file, text: JSON.stringify(file) };
}

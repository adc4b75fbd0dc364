import type { SampleSource, WholeProgram } from '../../common/sampleRuns.ts';
import type { HeadingIds } from '../../common/siteConfig.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { type PageFile, parsePage } from '../content/readDocs.ts';
import { findGiven } from './findGiven.ts';
import { findHeadingId } from './findHeadingId.ts';
import { joinProgram } from './joinProgram.ts';
import { listNeeds, type SampleNeeds } from './listNeeds.ts';
import { listSamples, type Sample } from './listSamples.ts';
import { listBrowserNeeds, listNodeNeeds } from './planRun.ts';

/** A sample that declares a value which other samples give. */
export interface LinkedSample {
  sample: Sample;
  source: Pick<SampleSource, 'name' | 'links'>;
  /** What a reader can run as it is; empty where the sample needs more than the value. */
  programs: JoinedProgram[];
}

/** A whole program, and what it was made of. */
export interface JoinedProgram extends WholeProgram {
  /** The sample that gives the value. */
  giver: Sample;
  isForNode: boolean;
  /** The program with its types. */
  typed: string;
}

/** A sample that gives a value, and where it stands. */
interface Giver {
  sample: Sample;
  name: string;
  label: string;
  type: string | undefined;
  needs: SampleNeeds;
  href: string;
}

/** List the samples of a version that declare a value which others give. Pages are in reading order. */
export function linkSamples(pages: readonly PageFile[], headingIds?: HeadingIds): LinkedSample[] {
  const givers = pages.flatMap((page) => listGivers(page, headingIds));
  if (givers.length === 0) return [];
  return pages.flatMap(listPageSamples).flatMap((sample) => linkSample(sample, givers));
}

/** Most pages have no TypeScript. */
const listPageSamples = ({ filePath, source }: PageFile): Sample[] =>
  source.includes('```t') ? listSamples({ filePath, text: source }) : [];

function listGivers(page: PageFile, headingIds: HeadingIds | undefined): Giver[] {
  return listPageSamples(page).flatMap((sample) => {
    const { gives, code, line } = sample;
    const given = gives && findGiven(code, gives.name);
    if (!given) return [];
    const id = findHeadingId(parsePage(page.filePath, page.source, headingIds), line);
    const href = contentFileToRoute(page.filePath) + (id && `#${id}`);
    return [{ sample, ...gives, type: given.type, needs: listNeeds(code), href }];
  });
}

function linkSample(sample: Sample, givers: readonly Giver[]): LinkedSample[] {
  const { gives, code, skipReason } = sample;
  if (gives) return [];
  const needs = listNeeds(code);
  const { values, missing } = needs;
  for (const [name, type] of Object.entries(values)) {
    // Where the giver does not write the type, the name has to do.
    const found = givers.filter(
      (giver) => giver.name === name && (giver.type ?? type) === type && canMeet(giver.needs, needs),
    );
    if (found.length === 0) continue;
    const isWhole = Object.keys(values).length === 1 && missing.length === 0 && !needsSetup(sample);
    const programs = isWhole && skipReason === undefined ? found.map((giver) => joinWith(giver, sample, needs)) : [];
    return [{ sample, source: { name, links: found.map(({ label, href }) => ({ label, href })) }, programs }];
  }
  return [];
}

/** Tell whether two blocks can be one program: one for a browser and one for Node.js cannot. */
const canMeet = (a: SampleNeeds, b: SampleNeeds): boolean =>
  [a, b].every((one) => listBrowserNeeds(one, 'worker').length === 0) ||
  [a, b].every((one) => listNodeNeeds(one).length === 0);

/** A program for Node.js runs as it is copied, so it is JavaScript. One for a page goes through a bundler, which reads TypeScript. */
function joinWith(giver: Giver, sample: Sample, needs: SampleNeeds): JoinedProgram {
  const blocks = { giver: giver.sample.code, sample: sample.code, valueName: giver.name };
  const isForNode = [giver.needs, needs].some((one) => listNodeNeeds(one).length > 0);
  const typed = joinProgram({ ...blocks, language: 'ts' });
  const code = isForNode ? joinProgram({ ...blocks, language: 'js' }) : typed;
  return { giver: giver.sample, label: giver.label, code, isForNode, typed };
}

/** Tell whether a sample uses what only the lines declare that readers do not see. */
function needsSetup({ setup, code }: Sample): boolean {
  if (setup === '') return false;
  const { globals } = listNeeds(`${setup}\n${code}`);
  return listNeeds(code).globals.some((name) => !globals.includes(name));
}

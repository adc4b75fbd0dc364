import type { LibraryConfig } from '../../common/library.ts';
import type { SampleSource, WholeProgram } from '../../common/sampleRuns.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import type { ModelledPage } from '../content/readDocs.ts';
import { findGiven } from './findGiven.ts';
import { joinProgram } from './joinProgram.ts';
import { listNeeds, type SampleNeeds } from './listNeeds.ts';
import { listSamples, type Sample } from './listSamples.ts';
import { listBrowserNeeds, listNodeNeeds } from './planRun.ts';

export interface LinkedSample {
  sample: Sample;
  source: Pick<SampleSource, 'name' | 'links'>;
  /** Runnable as they are; empty if the sample needs more than the value. */
  programs: JoinedProgram[];
}

export interface JoinedProgram extends WholeProgram {
  provider: Sample;
  isForNode: boolean;
  typed: string;
}

interface Provider {
  sample: Sample;
  name: string;
  label: string;
  type: string | undefined;
  places: Places;
  href: string;
}

interface Places {
  needsBrowser: boolean;
  needsNode: boolean;
}

/** List a version's samples that declare a value given by others. Pages are in reading order. */
export function linkSamples(pages: readonly ModelledPage[], library?: LibraryConfig): LinkedSample[] {
  const samples = pages.flatMap(listSamples);
  const providers = samples.flatMap((sample) => readProvider(sample, library));
  if (providers.length === 0) return [];
  return samples.flatMap((sample) => linkSample(sample, providers, library));
}

function readProvider(sample: Sample, library?: LibraryConfig): Provider[] {
  const { filePath, gives, code, headingId } = sample;
  const given = gives && findGiven(code, gives.name);
  if (!given) return [];
  const href = contentFileToRoute(filePath) + (headingId && `#${headingId}`);
  return [{ sample, ...gives, type: given.type, places: listPlaces(listNeeds(code), library), href }];
}

function linkSample(sample: Sample, providers: readonly Provider[], library?: LibraryConfig): LinkedSample[] {
  const { gives, code, skipReason } = sample;
  if (gives) return [];
  const needs = listNeeds(code);
  const { values, missing } = needs;
  const places = listPlaces(needs, library);
  for (const [name, type] of Object.entries(values)) {
    // Without a written type, the name must match.
    const found = providers.filter(
      (provider) => provider.name === name && (provider.type ?? type) === type && canMeet(provider.places, places),
    );
    if (found.length === 0) continue;
    const isWhole = Object.keys(values).length === 1 && missing.length === 0 && !needsSetup(sample);
    const programs =
      isWhole && skipReason === undefined ? found.map((provider) => joinWith(provider, sample, places)) : [];
    return [{ sample, source: { name, links: found.map(({ label, href }) => ({ label, href })) }, programs }];
  }
  return [];
}

const canMeet = (a: Places, b: Places): boolean =>
  ![a, b].some(({ needsBrowser }) => needsBrowser) || ![a, b].some(({ needsNode }) => needsNode);

const listPlaces = (needs: SampleNeeds, library: LibraryConfig | undefined): Places => ({
  needsBrowser: listBrowserNeeds(needs, { library, place: 'worker' }).length > 0,
  needsNode: listNodeNeeds(needs, library).length > 0,
});

/** Programs for Node.js run as copied, so they are JavaScript. Bundlers for pages read TypeScript. */
function joinWith(provider: Provider, sample: Sample, { needsNode }: Places): JoinedProgram {
  const blocks = { provider: provider.sample.code, sample: sample.code, valueName: provider.name };
  const isForNode = provider.places.needsNode || needsNode;
  const typed = joinProgram({ ...blocks, language: 'ts' });
  const code = isForNode ? joinProgram({ ...blocks, language: 'js' }) : typed;
  return { provider: provider.sample, label: provider.label, code, isForNode, typed };
}

function needsSetup({ setup, code }: Sample): boolean {
  if (setup === '') return false;
  const { globals } = listNeeds(`${setup}\n${code}`);
  return listNeeds(code).globals.some((name) => !globals.includes(name));
}

/** What must be prepared before a gate runs. */
export type Need = 'tools' | 'builds' | 'site' | 'fixture';

/** One check that decides whether a change lands and whether a site is deployed. */
export interface Gate {
  name: string;
  /** Script of package.json that runs it. */
  script: string;
  needs: readonly Need[];
  /** Files that do not decide its outcome, by their paths in the project. Every other file of the working tree does. */
  ignores?: readonly RegExp[];
  /** What of the versions decides its outcome, too: their docs, or their whole builds. */
  reads?: 'docs' | 'builds';
  /** Processors that it keeps busy; a gate that needs one runs beside another. */
  cores: 1 | 2;
}

export const PREPARATIONS: Readonly<Record<Need, Gate>> = {
  tools: { name: 'tools', script: 'tools', needs: [], cores: 2 },
  builds: { name: 'build', script: 'build', needs: [], cores: 2 },
  site: { name: 'merge', script: 'merge', needs: ['builds'], cores: 2 },
  fixture: { name: 'fixture', script: 'build:fixture', needs: [], cores: 2 },
};

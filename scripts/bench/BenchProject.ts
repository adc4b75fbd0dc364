import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readFirstLoad } from '../checks/size/readFirstLoad.ts';
import { sumWeight, type Weight } from '../checks/size/weight.ts';
import type { Project } from '../project.ts';
import { cliArgs, copyProject, scratchDir } from '../testing/copyProject.ts';
import { cloneRepository, runGit } from '../tools/git.ts';
import { BENCH_PAGE, writeBenchContent } from './makeBenchContent.ts';
import { addRuns, type Measurement, measureNode } from './measure.ts';

/** A version with generated pages. */
export interface Release {
  version: string;
  pages: number;
}

/** A copy of this project, with the same docs or with generated ones. Nothing in it is built yet. */
export class BenchProject {
  readonly #dir: string;

  private constructor(name: string) {
    this.#dir = path.join(scratchDir('bench'), name);
    this.delete();
    mkdirSync(this.#dir, { recursive: true });
  }

  /** Copy the last commit of a project, with all its versions. */
  static async clone({ paths, policy }: Project): Promise<BenchProject> {
    const copy = new BenchProject('real');
    await cloneRepository(paths.projectDir, { toDir: copy.#dir, branch: policy.nextBranch });
    return copy;
  }

  /** Make a project whose releases have the given number of pages each; `next` equals the last release. */
  static async create(name: string, releases: readonly Release[]): Promise<BenchProject> {
    const project = new BenchProject(name);
    copyProject(project.#dir);
    await project.#git('init', '--quiet', '--initial-branch=main');
    await project.#git('config', 'user.name', 'Bench');
    await project.#git('config', 'user.email', 'bench@example.org');
    for (const [seed, { version, pages }] of releases.entries()) {
      writeBenchContent(path.join(project.#dir, 'docs'), { pages, seed });
      await project.#commit(version);
      await project.#git('tag', `v${version}`);
    }
    return project;
  }

  /** Run a command of the project and measure it. */
  measure(...args: string[]): Promise<Measurement> {
    return measureNode(this.#dir, cliArgs(this.#dir, args));
  }

  /** Build and merge, as a deployment does. */
  async build(): Promise<Measurement> {
    return addRuns([await this.measure('build'), await this.measure('merge')]);
  }

  /** Change one page of the unreleased docs. */
  changeOnePage(): Promise<void> {
    return this.#append('docs/index.md', 'One more sentence.');
  }

  /** Change the style sheet of every page. */
  changeOneStyle(): Promise<void> {
    return this.#append('theme/styles/tokens.css', ':root { --docs-bench: #000000; }');
  }

  /** Size of the merged site in MB. */
  siteMegabytes(): number {
    const files = readdirSync(`${path.join(this.#dir, 'dist')}/`, { recursive: true, encoding: 'utf8' });
    const sizes = files.map((file) => statSync(path.join(this.#dir, 'dist', file))).filter((file) => file.isFile());
    return sizes.reduce((sum, { size }) => sum + size, 0) / 1e6;
  }

  /** Size of the first load of a generated page of the latest version. */
  firstLoad(): Weight {
    return sumWeight(readFirstLoad({ siteDir: path.join(this.#dir, 'dist'), base: '/', pathname: BENCH_PAGE }));
  }

  delete(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }

  #append(file: string, line: string): Promise<void> {
    appendFileSync(path.join(this.#dir, file), `\n${line}\n`);
    return this.#commit('change');
  }

  async #commit(message: string): Promise<void> {
    await this.#git('add', '--all');
    await this.#git('commit', '--quiet', '--allow-empty', '-m', message);
  }

  #git(...args: string[]): Promise<string> {
    return runGit(this.#dir, args);
  }
}

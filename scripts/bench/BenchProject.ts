import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readFirstLoad, sumWeight, type Weight } from '../checks/size/weight.ts';
import { cliArgs, copyProject, scratchDir } from '../fixture/copyProject.ts';
import type { Project } from '../project.ts';
import { cloneRepository, readHead, runGit } from '../tools/git.ts';
import { BENCH_PAGE, writeBenchContent } from './makeBenchContent.ts';
import { addRuns, type Measurement, measureNode } from './measure.ts';

export interface Release {
  version: string;
  pages: number;
}

/** An unbuilt copy of this project with the same or generated docs. */
export class BenchProject {
  readonly #dir: string;

  private constructor(dir: string) {
    this.#dir = dir;
  }

  static #createEmpty(name: string): BenchProject {
    const project = new BenchProject(path.join(scratchDir('bench'), name));
    project.delete();
    mkdirSync(project.#dir, { recursive: true });
    return project;
  }

  static async clone({ paths, policy }: Project): Promise<BenchProject> {
    const copy = BenchProject.#createEmpty('real');
    await cloneRepository(paths.projectDir, {
      toDir: copy.#dir,
      branch: policy.nextBranch,
      commit: await readHead(paths.projectDir),
    });
    return copy;
  }

  /** Create a project with this many pages in each release; `next` equals the last. */
  static async create(name: string, releases: readonly Release[]): Promise<BenchProject> {
    const project = BenchProject.#createEmpty(name);
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

  async build(): Promise<Measurement> {
    return addRuns([await this.#measure('build'), await this.#measure('merge')]);
  }

  changeOnePage(): Promise<void> {
    return this.#append('docs/index.md', 'One more sentence.');
  }

  changeOneStyle(): Promise<void> {
    return this.#append('theme/styles/tokens.css', ':root {\n  --docs-bench: #000000;\n}');
  }

  siteMegabytes(): number {
    const files = readdirSync(`${path.join(this.#dir, 'dist')}/`, { recursive: true, encoding: 'utf8' });
    const sizes = files.map((file) => statSync(path.join(this.#dir, 'dist', file))).filter((file) => file.isFile());
    return sizes.reduce((sum, { size }) => sum + size, 0) / 1e6;
  }

  firstLoad(): Weight {
    return sumWeight(readFirstLoad({ siteDir: path.join(this.#dir, 'dist'), base: '/', pathname: BENCH_PAGE }));
  }

  delete(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }

  #measure(...args: string[]): Promise<Measurement> {
    return measureNode(this.#dir, cliArgs(this.#dir, args));
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

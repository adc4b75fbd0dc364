import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { versionsPolicy } from '../../versions.config.ts';
import { readFirstLoad } from '../checks/size/readFirstLoad.ts';
import { sumWeight, type Weight } from '../checks/size/weight.ts';
import { copyProject, scratchDir } from '../testing/copyProject.ts';
import { runGit } from '../tools/git.ts';
import { resolveVersions } from '../versions/resolveVersions.ts';
import { BENCH_PAGE, writeBenchContent } from './makeBenchContent.ts';
import { type Measurement, measureCli } from './measure.ts';

/** A project with generated docs, for benchmarks. */
export class BenchProject {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  /** Make a project whose releases have the given number of pages each; `next` equals the last release. */
  static async create(name: string, releases: readonly { version: string; pages: number }[]): Promise<BenchProject> {
    const project = new BenchProject(path.join(scratchDir('bench'), name));
    project.delete();
    mkdirSync(project.dir, { recursive: true });
    copyProject(project.dir);
    await project.git('init', '--quiet', '--initial-branch=main');
    await project.git('config', 'user.name', 'Bench');
    await project.git('config', 'user.email', 'bench@example.org');
    for (const [seed, { version, pages }] of releases.entries()) {
      writeBenchContent(path.join(project.dir, 'docs'), { pages, seed });
      await project.commit(version);
      await project.git('tag', `v${version}`);
    }
    return project;
  }

  git(...args: string[]): Promise<string> {
    return runGit(this.dir, args);
  }

  async commit(message: string): Promise<void> {
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--allow-empty', '-m', message);
  }

  /** Run a command of the project and measure it. */
  measure(...args: string[]): Promise<Measurement> {
    return measureCli(this.dir, args);
  }

  /** Resolve the versions of the project in this process and measure it. */
  async measureResolve(): Promise<Measurement> {
    const startTime = performance.now();
    await resolveVersions({ projectDir: this.dir, policy: versionsPolicy });
    return { seconds: (performance.now() - startTime) / 1000, peakMegabytes: process.memoryUsage.rss() / 1e6 };
  }

  /** Change one page of the unreleased docs. */
  async changeOnePage(): Promise<void> {
    appendFileSync(path.join(this.dir, 'docs/index.md'), '\nOne more sentence.\n');
    await this.commit('change');
  }

  /** Size of the merged site in MB. */
  siteMegabytes(): number {
    const files = readdirSync(`${path.join(this.dir, 'dist')}/`, { recursive: true, encoding: 'utf8' });
    const sizes = files.map((file) => statSync(path.join(this.dir, 'dist', file))).filter((file) => file.isFile());
    return sizes.reduce((sum, { size }) => sum + size, 0) / 1e6;
  }

  /** Size of the first load of a page, in the newest build of a version. */
  firstLoad(versionName: string): Weight {
    const buildsDir = path.join(this.dir, '.site/builds');
    const name = readdirSync(buildsDir).find((dir) => dir.startsWith(`${versionName}-`)) ?? '';
    // The only release is the latest, so its base is the root.
    const files = readFirstLoad({ siteDir: path.join(buildsDir, name, 'site'), base: '/', pathname: BENCH_PAGE });
    return sumWeight(files);
  }

  delete(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

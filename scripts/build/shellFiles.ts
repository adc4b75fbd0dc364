import { existsSync } from 'node:fs';
import path from 'node:path';
import type { WrittenSiteConfig } from '../../common/config/siteSchema.ts';
import { siteConfig } from '../../site.config.ts';
import { digestFiles, listFiles } from '../lib/digest.ts';

const ROOT_DIR = path.join(import.meta.dirname, '../..');

/** What a build reads of a project, beside its library. A test holds that it imports nothing else. */
const FILES = ['rspress.config.ts', 'site.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const FOLDERS = [
  ...['common', 'packages/article-diff', 'packages/search', 'plugins', 'theme'],
  ...['api', 'build', 'content', 'lib', 'rules', 'samples', 'tools'].map((name) => `scripts/${name}`),
];

/** Tests, documents, and the words of the spelling check. */
const NOT_BUILT = /(^|\/)(node_modules|testing|tests|e2e|bench)\/|\.(test\.tsx?|md|txt)$/;

type Shell = Pick<WrittenSiteConfig, 'favicon' | 'socialImage'> & { library?: { dir: string } | undefined };

/** List the files that decide a build's output, but the content. The settings are those of this checkout, or of a copy of it. */
export function listShellFiles(projectDir: string, site: Shell = siteConfig): string[] {
  const { library, favicon, socialImage } = site;
  const folders = library ? [...FOLDERS, path.relative(ROOT_DIR, library.dir)] : FOLDERS;
  const inFolders = folders
    .filter((folder) => existsSync(path.join(projectDir, folder)))
    .flatMap((folder) =>
      listFiles(path.join(projectDir, folder))
        .filter((file) => !NOT_BUILT.test(file))
        .map((file) => path.posix.join(folder, file)),
    );
  const named = socialImage ? [favicon, socialImage.file] : [favicon];
  return [...new Set([...FILES, ...named, ...inFolders])];
}

/** Digest the shell's files with their paths. */
export const readShellDigest = (projectDir: string, site?: Shell): string =>
  digestFiles(projectDir, listShellFiles(projectDir, site));

/** Digest the shell's files that can decide how a page is compiled: all but the theme's, which a compiled page only names. */
export const readCompilerDigest = (projectDir: string, site?: Shell): string =>
  digestFiles(projectDir, listShellFiles(projectDir, site), (file) => !file.startsWith('theme/'));

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from '@rspress/core';
import { BUILD_ENV_VARIABLE, parseBuildEnv } from './common/buildEnv.ts';
import { parseSiteConfig } from './common/config/siteSchema.ts';
import { RELEASE_FILE } from './common/docs/dataFiles.ts';
import { PAGE_FILE } from './common/urls.ts';
import { codeTransformers, createHead, createPlugins, createReadVersion, createThemeData } from './plugins/index.ts';
import { siteConfig } from './site.config.ts';

export default defineConfig(async () => {
  const env = parseBuildEnv(process.env[BUILD_ENV_VARIABLE]);
  const read = createReadVersion(env, parseSiteConfig(siteConfig));
  const version = read();
  const { site } = version;
  return {
    root: env.contentDir,
    base: env.base,
    outDir: env.outDir,
    themeDir: path.join(import.meta.dirname, 'theme'),
    icon: pathToFileURL(path.join(import.meta.dirname, site.favicon)),
    title: site.title,
    description: site.tagline,
    lang: version.locale.htmlLang,
    search: false,
    mediumZoom: false,
    ssg: true,
    head: createHead(env, version),
    route: {
      cleanUrls: true,
      // Generated pages are MDX; the check of content refuses others.
      extensions: ['.md', '.mdx'],
      exclude: [RELEASE_FILE],
    },
    markdown: {
      extractDescription: false,
      // Links were checked before the build: `scripts/rules/checkAddresses.ts`.
      link: { checkDeadLinks: false },
      // The default of 500 ms drops highlighting on a busy machine, which changes the bytes.
      shiki: { tokenizeTimeLimit: 0, transformers: codeTransformers() },
    },
    // Our theme reads `docs`, which Rspress's type lacks. Without `nav` and `sidebar`, unused sidebars would be in every page's
    // script; without `darkMode`, an inline script for colours beside ours.
    themeConfig: {
      // The development server asks again after a change.
      get docs() {
        return createThemeData(env, version);
      },
      nav: [],
      sidebar: {},
      darkMode: false,
    } as object,
    plugins: createPlugins(env, version, read),
    builderConfig: {
      dev: {
        // Only pages: a theme part compiled lazily could ask for an outdated update.
        lazyCompilation: { entries: false, imports: true, test: PAGE_FILE },
      },
      // One folder of hashed files for all versions: equal files exist once.
      output: {
        assetPrefix: env.siteBase,
        cleanDistPath: true,
        distPath: { favicon: 'static' },
        // Named classes: digests make each page 1.3 kB heavier.
        cssModules: { localIdentName: '[name]-[local]' },
      },
      // The persistent cache ignores base and root, and would mix versions.
      performance: { buildCache: false, printFileSize: false },
    },
  };
});

// Writes modules that a build compiles into the theme.

/** A page as Rspress's RouteService knows it. */
export interface PageSource {
  routePath: string;
  absolutePath: string;
  relativePath: string;
  lang: string;
  version: string;
}

/** Write the module that loads any page by its route, in lower case. Its imports are what makes the page chunks. */
export function formatPageTable(sources: readonly PageSource[], chunkNames: ReadonlyMap<string, string>): string {
  const lines = sources.map(({ routePath, absolutePath }) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(chunkNames.get(routePath))} */`;
    return `${JSON.stringify(routePath.toLowerCase())}: () => import(${comment} ${JSON.stringify(absolutePath)}),`;
  });
  return `export const pages = {\n${lines.join('\n')}\n};\n`;
}

/** Tell whether a page is a component, not Markdown. */
export const isComponent = ({ relativePath }: PageSource): boolean => !/\.mdx?$/.test(relativePath);

/**
 * Write the module that takes the place of Rspress's list of all pages. A page that is Markdown carries its own facts;
 * one that is a component has no place for them.
 */
export function formatBarePageData(sources: readonly PageSource[]): string {
  const pages = sources
    .filter(isComponent)
    .map(({ routePath, lang, version, relativePath }) => ({ routePath, lang, version, _relativePath: relativePath }));
  return `export const pageData = ${JSON.stringify({ pages })};\nexport const searchIndexHash = {};\n`;
}

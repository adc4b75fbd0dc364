export interface PageSource {
  routePath: string;
  absolutePath: string;
  relativePath: string;
  lang: string;
  version: string;
}

/** Format the module that loads pages by lower-case route; its imports create the page chunks. */
export function formatPageTable(sources: readonly PageSource[], chunkNames: ReadonlyMap<string, string>): string {
  const lines = sources.map(({ routePath, absolutePath }) => {
    const comment = `/* webpackChunkName: ${JSON.stringify(chunkNames.get(routePath))} */`;
    return `${JSON.stringify(routePath.toLowerCase())}: () => import(${comment} ${JSON.stringify(absolutePath)}),`;
  });
  return `export const pages = {\n${lines.join('\n')}\n};\n`;
}

/** Check whether a page is a component, not Markdown. */
export const isComponent = ({ relativePath }: PageSource): boolean => !/\.mdx?$/.test(relativePath);

/** Format the module that replaces Rspress's list of all pages. Markdown pages contain their facts; components cannot. */
export function formatBarePageData(sources: readonly PageSource[]): string {
  const pages = sources
    .filter(isComponent)
    .map(({ routePath, lang, version, relativePath }) => ({ routePath, lang, version, _relativePath: relativePath }));
  return `export const pageData = ${JSON.stringify({ pages })};\nexport const searchIndexHash = {};\n`;
}

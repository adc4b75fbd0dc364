import { z } from 'zod';
import { ownerOf } from '../../../common/apiId.ts';
import { referenceHref, referenceRoute } from '../../../common/reference.ts';
import { pathnameOf } from '../../../common/urls.ts';
import type { SymbolHit } from '../../search/index.ts';
import { askSearch } from '../askSearch.ts';
import type { VersionDocs } from '../Docs.ts';
import { DocsError } from '../docsError.ts';
import { readSection } from '../readSection.ts';
import { createTool } from '../tool.ts';
import { readCopy } from './page.ts';

export const symbol = createTool({
  name: 'symbol',
  title: 'Look up a symbol',
  description:
    'Look up a class, function, type or member of the API in one version: its signature, what happened to it since the oldest version, and the page that explains it.',
  input: { name: z.string().describe('Name of the symbol. @example "Harbor.readName"') },
  async run(docs, { name }) {
    await checkSymbols(docs);
    const { symbols } = await askSearch(docs, { query: name, limit: 1, excerpts: 0 });
    const [first, ...others] = symbols;
    if (!first)
      throw new DocsError(
        `${docs.version.name} has no symbol ${name}.`,
        'Ask the tool "changes" whether it was removed or renamed, or the tool "search" for what it does.',
      );
    const also = others.map((one) => `\`${one.name}\` (${one.kind} of ${one.packageName})`).join(', ');
    return {
      pathname: pathnameOf(docs.version.path, referenceHref(`${first.packageName}:${first.name}`)),
      body: [
        `\`${first.name}\`: ${first.kind} of ${first.packageName}.`,
        ...(first.explainedIn ? [`Explained in "${first.explainedIn}": ${first.pathname}${first.hash}`] : []),
        await readDeclaration(docs, first),
        ...(also ? [`Also fitting: ${also}.`] : []),
      ].join('\n\n'),
    };
  },
});

/** The search finds no symbols where their file cannot be had. */
async function checkSymbols({ site, version }: VersionDocs): Promise<void> {
  const file = version.search?.symbols;
  if (file === undefined)
    throw new DocsError(`${version.name} has no list of symbols.`, 'Look for the name with the tool "search".');
  await site.read((await site.base()) + file);
}

/** Read the part of the reference about a symbol, with what happened to it; of a member, its line there, with the heading of its owner. */
async function readDeclaration(docs: VersionDocs, { name, packageName }: SymbolHit): Promise<string> {
  const owner = ownerOf(name);
  const path = pathnameOf(docs.version.path, referenceRoute(packageName));
  const copy = await readCopy(docs, { path });
  const own = readSection(copy, name);
  if (own) return own.text;
  const part = readSection(copy, owner)?.text ?? '';
  const member = name.slice(owner.length + 1).replace(/\W/g, '\\$&');
  const lines = part.split('\n').filter((line) => new RegExp(`^- \`(?:\\w+ )*${member}[^\\w$]`).test(line));
  return lines.length > 0 ? [`Member of \`${owner}\`:`, ...lines].join('\n') : part;
}

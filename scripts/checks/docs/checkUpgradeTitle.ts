import { NEXT, namesVersion } from '../../../common/version.ts';
import { lineOfTitle } from '../../content/checkUpgradeGuide.ts';
import type { Docs, DocsPage, Problem } from '../../content/readDocs.ts';

/** Find a released upgrade guide whose title lacks its target version. */
export function checkUpgradeTitle({ filePath, source, matter }: DocsPage, { versionName }: Docs): Problem[] {
  const { upgradeFrom, title } = matter;
  if (typeof upgradeFrom !== 'string' || versionName === NEXT || namesVersion(String(title), versionName)) return [];
  const message = `The title of an upgrade guide names its own version once that is released: write "Upgrade from ${upgradeFrom} to ${versionName}".`;
  return [{ filePath, line: lineOfTitle(source), message }];
}

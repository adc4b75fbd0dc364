import { NEXT, namesVersion, nameTarget } from '../../../common/version.ts';
import { lineOfTitle } from '../../content/checkUpgradeGuide.ts';
import type { Docs, DocsPage, Problem } from '../../content/readDocs.ts';

/** Find a released upgrade guide whose title and heading lack its target version. */
export function checkUpgradeTitle(
  { filePath, source, matter, model }: DocsPage,
  { versionName }: Pick<Docs, 'versionName'>,
): Problem[] {
  const { upgradeFrom, title } = matter;
  if (typeof upgradeFrom !== 'string' || typeof title !== 'string') return [];
  if (versionName === NEXT || namesVersion(title, versionName)) return [];
  const completed = nameTarget(title, upgradeFrom, versionName);
  const heading = model.headings.find(({ depth, text }) => depth === 1 && text === title);
  const message = (what: string) =>
    `The ${what} of an upgrade guide names its own version once that is released: write "${completed}".`;
  return [
    { filePath, line: lineOfTitle(source), message: message('title') },
    ...(heading ? [{ filePath, line: heading.line, message: message('heading') }] : []),
  ];
}

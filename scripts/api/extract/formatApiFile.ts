import type { ApiExport, ApiFile } from '../../../common/apiFile.ts';

/** Format an API as JSON, with one line for each export and each member, so that a diff reads well. */
export function formatApiFile({ packages, ...head }: ApiFile): string {
  const blocks = packages.map(({ exports, ...one }) => open(one, 'exports', exports.map(formatExport), '  '));
  return `${open(head, 'packages', blocks, '')}\n`;
}

const formatExport = ({ members, ...one }: ApiExport): string =>
  members
    ? open(
        one,
        'members',
        members.map((member) => `      ${JSON.stringify(member)}`),
        '    ',
      )
    : `    ${JSON.stringify(one)}`;

/** Format an object whose last key is a list of lines. */
function open(head: object, key: string, lines: readonly string[], indent: string): string {
  const start = JSON.stringify(head).slice(0, -1);
  return `${indent}${start},"${key}":[\n${lines.join(',\n')}\n${indent}]}`;
}

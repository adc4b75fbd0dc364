import type { ApiStrings } from './api.en.ts';

export const api: ApiStrings = {
  since: ({ version, isOrEarlier }) => `seit ${version}${isOrEarlier ? ' oder früher' : ''}`,
  changed: ({ version, isOrEarlier, part, result }) => {
    const what = result
      ? `: Rückgabetyp \`${result}\``
      : part
        ? `: ${{ parameters: 'Parameter', result: 'Rückgabetyp' }[part]}`
        : '';
    return `geändert in ${version}${isOrEarlier ? ' oder früher' : ''}${what}`;
  },
  deprecated: ({ version, isOrEarlier, renamedTo }) =>
    `veraltet seit ${version}${isOrEarlier ? ' oder früher' : ''}${renamedTo ? `: stattdessen \`${renamedTo}\`` : ''}`,
};

/** A version, and whether what is said of it may have been so in earlier ones. */
interface ApiVersion {
  version: string;
  isOrEarlier: boolean;
}

/** Lines below signatures in English, in Markdown. */
export const api = {
  since: ({ version, isOrEarlier }: ApiVersion) => `since ${version}${isOrEarlier ? ' or earlier' : ''}`,
  changed: ({
    version,
    isOrEarlier,
    part,
    result,
  }: ApiVersion & { part?: 'parameters' | 'result'; result?: string }) => {
    const what = result
      ? `: returns \`${result}\``
      : part
        ? `: ${{ parameters: 'parameters', result: 'return type' }[part]}`
        : '';
    return `changed in ${version}${isOrEarlier ? ' or earlier' : ''}${what}`;
  },
  deprecated: ({ version, isOrEarlier, renamedTo }: ApiVersion & { renamedTo?: string }) =>
    `deprecated since ${version}${isOrEarlier ? ' or earlier' : ''}${renamedTo ? `: use \`${renamedTo}\`` : ''}`,
};

export type ApiStrings = typeof api;

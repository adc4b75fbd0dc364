const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const LABEL = /(?:^|\s)\[([^\]"]+)\](?=\s|$)/;

/** Read a fence's title: `title="read.ts"`, or `[read.ts]` as in VitePress. */
export function readFenceTitle(meta: string): string | undefined {
  const [, ...quoted] = TITLE.exec(meta) ?? [];
  return quoted.find(Boolean) ?? LABEL.exec(meta)?.[1];
}

/** Rewrite `[read.ts]` as `title="read.ts"` for the framework. */
export const rewriteLabel = (meta: string): string =>
  TITLE.test(meta) ? meta : meta.replace(LABEL, (label, title) => `${/^\s/.test(label) ? ' ' : ''}title="${title}"`);

/** Remove the label or title of a fence. */
export const dropTitle = (meta: string): string => meta.replace(TITLE, '').replace(LABEL, '').trim();

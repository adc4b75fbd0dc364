const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;
const LABEL = /(?:^|\s)\[([^\]"]+)\](?=\s|$)/;

/** Read the title of a fence from what stands behind its language: `title="read.ts"`, or `[read.ts]` as in VitePress. */
export function readFenceTitle(meta: string): string | undefined {
  const [, ...quoted] = TITLE.exec(meta) ?? [];
  return quoted.find(Boolean) ?? LABEL.exec(meta)?.[1];
}

/** Write `[read.ts]` as `title="read.ts"`, which the framework reads. */
export const rewriteLabel = (meta: string): string =>
  TITLE.test(meta) ? meta : meta.replace(LABEL, (label, title) => `${/^\s/.test(label) ? ' ' : ''}title="${title}"`);

/** Take the label or the title of a fence away. */
export const dropTitle = (meta: string): string => meta.replace(TITLE, '').replace(LABEL, '').trim();

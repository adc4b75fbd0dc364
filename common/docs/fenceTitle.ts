const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** Read a fence's title: `title="read.ts"`. */
export const readFenceTitle = (meta: string): string | undefined => TITLE.exec(meta)?.slice(1).find(Boolean);

/** What a component wants in the head: the part of unhead's input that the theme uses. */
export interface HeadInput {
  title?: string;
  htmlAttrs?: { lang?: string };
  meta?: { name?: string; property?: string; content?: string }[];
  link?: { rel?: string; type?: string; href?: string }[];
}

/** A head as it is written: `meta` by the attribute that names the tag and its value, `links` by relation and type. */
export interface MergedHead {
  title: string | undefined;
  lang: string | undefined;
  meta: Map<string, string>;
  links: Map<string, string>;
}

/** Merge what several components want; the one that came last wins. @example key of a tag: `property=og:title` */
export function mergeHeads(heads: readonly HeadInput[]): MergedHead {
  const meta = new Map<string, string>();
  for (const { name, property, content } of heads.flatMap((head) => head.meta ?? [])) {
    if (content !== undefined) meta.set(name ? `name=${name}` : `property=${property}`, content);
  }
  const links = new Map<string, string>();
  for (const { rel = '', type = '', href } of heads.flatMap((head) => head.link ?? []))
    if (href !== undefined) links.set(`${rel} ${type}`, href);
  return {
    title: heads.findLast(({ title }) => title !== undefined)?.title,
    lang: heads.findLast(({ htmlAttrs }) => htmlAttrs?.lang !== undefined)?.htmlAttrs?.lang,
    meta,
    links,
  };
}

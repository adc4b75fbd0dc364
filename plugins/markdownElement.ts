/** What our plugins read and write of a Markdown tree. */
export interface MarkdownNode {
  type: string;
  value?: string;
  /** Language of a fence, and what stands behind it. */
  lang?: string | null;
  meta?: string | null;
  position?: { start: { line: number } };
  children?: MarkdownNode[];
  data?: { hName: string; hProperties: Record<string, string> };
}

/**
 * Create an element that a page of Markdown cannot write itself; the theme draws those it has a component for. Its type is
 * not its name: Markdown has types of the same names, such as `text`.
 */
export const createElement = (
  hName: string,
  hProperties: Record<string, string>,
  children: MarkdownNode[],
): MarkdownNode => ({ type: 'docsElement', data: { hName, hProperties }, children });

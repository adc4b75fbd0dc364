import type { ArticleElement, ArticleNode } from './article.ts';
import type { MergedToken } from './mergeWords.ts';
import type { Format, Token } from './tokens.ts';

const MARK_TAGS = { added: 'ins', removed: 'del' } as const;

type State = 'kept' | 'added' | 'removed' | 'mixed';

/** Build the nodes of a merged text. `ins` and `del` are around a wholly changed format, or inside a partly changed one. */
export function buildInline(tokens: readonly MergedToken[]): ArticleNode[] {
  const states = readStates(tokens);
  const root: ArticleElement = { tag: '', attributes: {}, children: [] };
  let open: { key: string; element: ArticleElement }[] = [];
  for (const merged of tokens) {
    const path = pathOf(merged, states);
    const shared = path.findIndex(({ key }, depth) => key !== open[depth]?.key);
    open = open.slice(0, shared === -1 ? path.length : shared);
    // The element of both articles is the new one, with its addresses.
    if (merged.change !== 'removed') for (const [depth, { element }] of open.entries()) adopt(element, path[depth]);
    for (const { key, element } of path.slice(open.length)) {
      const copy = { ...element, children: [] };
      (open.at(-1)?.element ?? root).children.push(copy);
      open.push({ key, element: copy });
    }
    append(open.at(-1)?.element ?? root, merged.token.content);
  }
  dropRepeatedIds(root.children, new Set());
  return root.children;
}

/** A change in a link makes two links of it: only the first keeps its id. */
function dropRepeatedIds(nodes: readonly ArticleNode[], ids: Set<string>): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const { id, ...others } = node.attributes;
    if (id !== undefined && ids.has(id)) node.attributes = others;
    else if (id !== undefined) ids.add(id);
    dropRepeatedIds(node.children, ids);
  }
}

function readStates(tokens: readonly MergedToken[]): Map<Format, State> {
  const states = new Map<Format, State>();
  const note = (token: Token | undefined, state: State) => {
    for (const format of token?.formats ?? []) {
      states.set(format, (states.get(format) ?? state) === state ? state : 'mixed');
    }
  };
  for (const { token, change, oldToken } of tokens) {
    note(token, change ?? 'kept');
    note(oldToken, 'kept');
  }
  return states;
}

/** Outermost first, with `ins` and `del`. */
function pathOf({ token, change }: MergedToken, states: ReadonlyMap<Format, State>): Format[] {
  if (change === undefined) return [...token.formats];
  const tag = MARK_TAGS[change];
  const mark = { key: tag, element: { tag, attributes: {}, children: [] } };
  const whole = token.formats.findIndex((format) => states.get(format) === change);
  const depth = whole === -1 ? token.formats.length : whole;
  return token.formats.toSpliced(depth, 0, mark);
}

function adopt(element: ArticleElement, format: Format | undefined): void {
  if (format) element.attributes = format.element.attributes;
}

function append({ children }: ArticleElement, content: string | ArticleElement): void {
  const last = children.at(-1);
  if (content === '') return;
  if (typeof content === 'string' && typeof last === 'string') children[children.length - 1] = last + content;
  else children.push(content);
}

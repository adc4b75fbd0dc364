import type { ChildNode, Element } from 'domhandler';
import { DomUtils, ElementType } from 'htmlparser2';
import { createElement, type MarkdownNode } from './markdownElement.ts';

/** What the renderer paints with, and the classes that the theme's style sheet has for it. */
const PAINTS: Record<string, string> = {
  'var(--_node-fill)|var(--_node-stroke)': 'box',
  'var(--_group-fill)|var(--_node-stroke)': 'frame',
  'var(--_group-hdr)|var(--_node-stroke)': 'tab',
  'none|var(--_node-stroke)': 'frame',
  'var(--bg)|var(--_node-stroke)': 'note',
  'var(--_inner-stroke)|var(--_node-stroke)': 'note',
  'var(--bg)|var(--_inner-stroke)': 'plate',
  '|var(--_line)': 'line',
  'none|var(--_line)': 'line',
  '|var(--_node-stroke)': 'line',
  'var(--_arrow)|': 'arrow',
  'var(--_arrow)|var(--_arrow)': 'arrow',
  'none|var(--_arrow)': 'line',
  'var(--_text)|none': 'arrow',
  'none|var(--_text)': 'line',
};
/** Weights of the renderer's text: names of boxes, titles of groups, and all else. */
const TEXTS: Record<string, string> = { '500': 'name', '600': 'title', '400': 'label' };

const NUMBERS = new Set('x y width height rx ry x1 y1 x2 y2 cx cy r d points dy transform viewBox'.split(' '));
const KEPT = new Set(['id', 'stroke-dasharray', 'markerWidth', 'markerHeight', 'refX', 'refY', 'orient']);

interface Context {
  id: string;
  /** Arrow heads that the drawing uses, of those that the renderer brings. */
  used: ReadonlySet<string>;
}

/**
 * Rewrite what the renderer drew: classes of the theme in place of colours and fonts, ids that begin with the drawing's own,
 * and nothing that a reader cannot see. Throws on colours that the theme has no class for.
 */
export const rewriteDrawing = (svg: Element, id: string): MarkdownNode[] =>
  rewriteChildren(svg, { id, used: listUsed(svg) });

const REFERENCE = /^url\(#(.+)\)$/;

const listUsed = (svg: Element): ReadonlySet<string> =>
  new Set(
    DomUtils.findAll(() => true, svg.children).flatMap(({ attribs }) =>
      [attribs['marker-start'], attribs['marker-end']].flatMap((value) => REFERENCE.exec(value ?? '')?.[1] ?? []),
    ),
  );

const rewriteChildren = (parent: Element, context: Context): MarkdownNode[] =>
  [...parent.children]
    .sort((a, b) => Number(isLifeline(b)) - Number(isLifeline(a)))
    .flatMap((child) => rewriteNode(child, context));

/** Lifelines stand behind all else: a title that crosses one stays readable. */
const isLifeline = (node: ChildNode): boolean => node.type === ElementType.Tag && node.attribs.class === 'lifeline';

function rewriteNode(node: ChildNode, context: Context): MarkdownNode[] {
  if (node.type === ElementType.Text) {
    return node.data.trim() === '' ? [] : [{ type: 'text', value: node.data }];
  }
  if (node.type !== ElementType.Tag || isLeftOut(node, context)) return [];
  const children = rewriteChildren(node, context);
  const properties = rewriteAttributes(node, context);
  if (node.name === 'g' && Object.keys(properties).length === 0) return children;
  return [createElement(node.name, properties, children)];
}

/** The renderer's styles, unused arrow heads, and the box around the title of a loop: it is as wide as the title is in another font. */
const isLeftOut = ({ name, attribs, parent }: Element, { used }: Context): boolean =>
  name === 'style' ||
  (name === 'marker' && !used.has(attribs.id ?? '')) ||
  (attribs.fill === 'var(--_group-hdr)' && parent !== null && 'attribs' in parent && parent.attribs.class === 'block');

function rewriteAttributes({ name, attribs }: Element, { id }: Context): Record<string, string> {
  const properties: Record<string, string> = {};
  const className = name === 'text' ? classOfText(attribs) : classOfShape(attribs);
  if (className) properties.class = className;
  for (const [key, value] of Object.entries(attribs)) {
    const target = REFERENCE.exec(value)?.[1];
    if (target) properties[key] = `url(#${id}-${target})`;
    else if (key === 'id') properties[key] = `${id}-${value}`;
    else if (NUMBERS.has(key)) properties[key] = roundNumbers(value);
    else if (KEPT.has(key)) properties[key] = value;
  }
  // The renderer turns the arrow head at a line's start around twice.
  if (attribs.id === 'arrowhead-start') properties.orient = 'auto';
  return name === 'text' ? moveBaseline(properties) : properties;
}

function classOfText(attribs: Record<string, string>): string {
  const base = TEXTS[attribs['font-weight'] ?? ''] ?? 'label';
  return attribs['text-anchor'] === 'middle' ? base : `${base} start`;
}

function classOfShape({ fill = '', stroke = '' }: Record<string, string>): string | undefined {
  if (fill === '' && stroke === '') return undefined;
  const className = PAINTS[`${fill}|${stroke}`];
  if (!className) throw new Error(`colours of its own ("${fill || stroke}") would be unreadable in one of the modes.`);
  return className;
}

/** One attribute fewer for each text: its baseline is where it stands and how far it is moved. */
function moveBaseline({ dy, y, ...others }: Record<string, string>): Record<string, string> {
  return { ...others, y: roundNumbers(String(Number(y) + Number(dy ?? 0))) };
}

const roundNumbers = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

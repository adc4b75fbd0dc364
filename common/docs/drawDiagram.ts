import { renderMermaidSVG } from 'beautiful-mermaid';
import type { ChildNode, Element } from 'domhandler';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { type FileCache, keepIn } from './FileCache.ts';
import type { Diagram } from './fences.ts';
import { createElement, type MarkdownNode } from './markdownNode.ts';
import { digest } from './pageModel.ts';

/** In units of the drawing; sequences have a fixed 30, which is cut. */
const PADDING = 30;
const CROP = 22;

interface Ids {
  id: string;
  captionId: string;
}

/**
 * Draw a diagram as an SVG without colours or fonts. A cache keeps the drawing for other processes. Throws if it cannot be drawn as
 * meant.
 */
export function drawDiagram({ source, description }: Diagram, { id, captionId }: Ids, cache?: FileCache): MarkdownNode {
  const drawing = parseDocument(renderOnce(source, cache), { xmlMode: true });
  const svg = DomUtils.findOne(({ name }) => name === 'svg', drawing.children);
  if (!svg) throw new Error('the renderer drew nothing.');
  const [width, height] = readSize(svg);
  const text = { type: 'text', value: description };
  return createElement(
    'svg',
    {
      viewBox: `${CROP} ${CROP} ${width} ${height}`,
      style: `--width: ${width}px`,
      role: 'img',
      'aria-labelledby': captionId,
      'aria-describedby': `${id}-description`,
    },
    [createElement('desc', { id: `${id}-description` }, [text]), ...rewriteDrawing(svg, id)],
  );
}

const drawings = new Map<string, string>();

/** A page is compiled twice, for the browser and for its HTML: draw once. */
function renderOnce(source: string, cache?: FileCache): string {
  const render = () => renderMermaidSVG(source, { padding: PADDING, nodeSpacing: 20, layerSpacing: 20 });
  const drawing = drawings.get(source) ?? keepIn(cache, `${digest(source)}-drawing`, render);
  drawings.set(source, drawing);
  return drawing;
}

function readSize({ attribs }: Element): [width: number, height: number] {
  const [, , width = 0, height = 0] = (attribs.viewBox ?? '').split(' ').map(Number);
  return [Math.ceil(width - 2 * CROP), Math.ceil(height - 2 * CROP)];
}

const SHAPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  marker: { polygon: 'arrow', polyline: 'line' },
  node: { rect: 'box', polygon: 'box', circle: 'box', line: 'line' },
  edge: { polyline: 'line' },
  subgraph: { rect: 'frame' },
  actor: { rect: 'box', path: 'line' },
  lifeline: { line: 'line' },
  activation: { rect: 'box' },
  message: { line: 'line', polyline: 'line' },
  block: { rect: 'frame', line: 'line' },
  note: { polygon: 'note' },
};
/** Font weights of the renderer: names of boxes, titles of groups, and all else. */
const TEXTS: Record<string, string> = { '500': 'name', '600': 'title', '400': 'label' };

const NUMBERS = new Set('x y width height rx ry x1 y1 x2 y2 cx cy r d points dy transform viewBox'.split(' '));
const KEPT = new Set(['id', 'stroke-dasharray', 'markerWidth', 'markerHeight', 'refX', 'refY', 'orient']);

interface Context {
  id: string;
  used: ReadonlySet<string>;
}

/**
 * Rewrite the renderer's SVG with the theme's classes and the drawing's ids, without invisible parts. Throws on shapes and colours
 * without a class.
 */
const rewriteDrawing = (svg: Element, id: string): MarkdownNode[] => rewriteChildren(svg, { id, used: listUsed(svg) });

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

/** Lifelines are drawn first: titles that cross them stay readable. */
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

/** Styles, unused arrow heads, and boxes sized for another font: behind labels, and around loop titles. The theme draws its own. */
const isLeftOut = (element: Element, { used }: Context): boolean =>
  element.name === 'style' ||
  (element.name === 'marker' && !used.has(element.attribs.id ?? '')) ||
  (element.name === 'rect' && partOf(element)?.attribs.class === 'edge-label') ||
  (isHeader(element) && partOf(element)?.attribs.class === 'block');

function rewriteAttributes(element: Element, { id }: Context): Record<string, string> {
  const { name, attribs } = element;
  const properties: Record<string, string> = {};
  const className = name === 'text' ? classOfText(attribs) : classOfShape(element);
  if (className) properties.class = className;
  for (const [key, value] of Object.entries(attribs)) {
    const target = REFERENCE.exec(value)?.[1];
    if (target) properties[key] = `url(#${id}-${target})`;
    else if (key === 'id') properties[key] = `${id}-${value}`;
    else if (NUMBERS.has(key)) properties[key] = roundNumbers(value);
    else if (KEPT.has(key)) properties[key] = value;
  }
  // The renderer turns an arrow head at a line's start twice.
  if (attribs.id === 'arrowhead-start') properties.orient = 'auto';
  return name === 'text' ? moveBaseline(properties) : properties;
}

function classOfText(attribs: Record<string, string>): string {
  const base = TEXTS[attribs['font-weight'] ?? ''] ?? 'label';
  return attribs['text-anchor'] === 'middle' ? base : `${base} start`;
}

function classOfShape(element: Element): string | undefined {
  const { fill, stroke } = element.attribs;
  if (fill === undefined && stroke === undefined) return undefined;
  const own = [fill, stroke].find((color = 'none') => color !== 'none' && !color.startsWith('var('));
  if (own) throw new Error(`colours of its own ("${own}") would be unreadable in one of the modes.`);
  const part = partOf(element);
  const shape = part?.attribs['data-shape'] ?? '';
  if (shape === 'state-start' || shape === 'state-end') return fill === 'none' ? 'line' : 'arrow';
  const kind = part?.name === 'marker' ? 'marker' : (part?.attribs.class ?? '');
  const className = SHAPES[kind]?.[element.name];
  if (!className) throw new Error(`the theme has no style for the shape "${shape || kind || element.name}".`);
  return isHeader(element) ? 'tab' : className;
}

function partOf(element: Element): Element | null {
  if (element.name === 'marker' || element.attribs.class) return element;
  const { parent } = element;
  return parent?.type === ElementType.Tag ? partOf(parent) : null;
}

/** The second rectangle of a group or a loop is its title's box. */
const isHeader = (element: Element): boolean =>
  element.name === 'rect' &&
  ['subgraph', 'block'].includes(partOf(element)?.attribs.class ?? '') &&
  DomUtils.getSiblings(element).filter((sibling) => sibling.type === ElementType.Tag && sibling.name === 'rect')[1] ===
    element;

function moveBaseline({ dy, y, ...others }: Record<string, string>): Record<string, string> {
  return { ...others, y: roundNumbers(String(Number(y) + Number(dy ?? 0))) };
}

const roundNumbers = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));

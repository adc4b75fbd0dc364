import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Diagram } from '../../common/diagram.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';
import { rewriteDrawing } from './rewriteDrawing.ts';

/** In units of the drawing; fits all fonts of the theme. */
const LETTER = 7;
const GAP = 10;

interface Label {
  text: Element;
  words: string;
  x: number;
  y: number;
  points: readonly (readonly [x: number, y: number])[];
}

type Position = Pick<Label, 'words'> & { x: number | undefined };

/** Move the labels of lines from one box to one height. Labels that would overlap stay. */
function alignLabels(svg: Element): void {
  const elements = listElements(svg, 'edge-label');
  for (const source of new Set(elements.map(sourceOf))) {
    const own = elements.filter((element) => sourceOf(element) === source);
    const labels = own.flatMap((element) => readLabel(element, svg) ?? []);
    if (labels.length > 1 && labels.length === own.length) align(labels);
  }
}

const sourceOf = ({ attribs }: Element): string | undefined => attribs['data-from'];

function align(labels: readonly Label[]): void {
  const y = Math.min(...labels.map((label) => label.y));
  const moved = labels.map((label) => ({ ...label, y, x: label.y === y ? label.x : findX(label.points, y) }));
  const isFree = moved.every((label, index) => moved.slice(index + 1).every((other) => standApart(label, other)));
  if (!isFree) return;
  for (const { text, x } of moved) Object.assign(text.attribs, { x: String(x), y: String(y) });
}

const standApart = (a: Position, b: Position): boolean =>
  a.x !== undefined &&
  b.x !== undefined &&
  Math.abs(a.x - b.x) > ((a.words.length + b.words.length) * LETTER) / 2 + GAP;

function findX(points: Label['points'], y: number): number | undefined {
  const below = points.slice(1);
  const index = below.findIndex(
    ([x, end], before) => x === points[before]?.[0] && points[before][1] + GAP <= y && y + GAP <= end,
  );
  return below[index]?.[0];
}

function readLabel(element: Element, svg: Element): Label | undefined {
  const [text, ...others] = DomUtils.getElementsByTagName('text', element);
  const names = ['data-from', 'data-to', 'data-label'];
  const line = listElements(svg, 'edge').find(({ attribs }) =>
    names.every((name) => attribs[name] === element.attribs[name]),
  );
  if (!text || !line || others.length > 0 || DomUtils.getElementsByTagName('tspan', text).length > 0) return undefined;
  const points = (line.attribs.points ?? '').split(' ').map((point): [number, number] => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
  return { text, words: DomUtils.textContent(text), x: Number(text.attribs.x), y: Number(text.attribs.y), points };
}

const listElements = (svg: Element, className: string): Element[] =>
  DomUtils.findAll(({ attribs }) => attribs.class === className, svg.children);

/** In units of the drawing; sequences have a fixed 30, which is cut. */
const PADDING = 30;
const CROP = 22;

interface Ids {
  id: string;
  captionId: string;
}

/** Draw a diagram as an SVG without colours or fonts. Throws if it cannot be drawn as meant. */
export function drawDiagram({ source, description }: Diagram, { id, captionId }: Ids): MarkdownNode {
  const drawing = parseDocument(renderOnce(source), { xmlMode: true });
  const svg = DomUtils.findOne(({ name }) => name === 'svg', drawing.children);
  if (!svg) throw new Error('the renderer drew nothing.');
  alignLabels(svg);
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
function renderOnce(source: string): string {
  const known = drawings.get(source);
  if (known !== undefined) return known;
  const drawing = render(source);
  drawings.set(source, drawing);
  return drawing;
}

const render = (source: string): string =>
  renderMermaidSVG(source, { padding: PADDING, nodeSpacing: 20, layerSpacing: 20 });

function readSize({ attribs }: Element): [width: number, height: number] {
  const [, , width = 0, height = 0] = (attribs.viewBox ?? '').split(' ').map(Number);
  return [Math.ceil(width - 2 * CROP), Math.ceil(height - 2 * CROP)];
}

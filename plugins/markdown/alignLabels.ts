import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

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
export function alignLabels(svg: Element): void {
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

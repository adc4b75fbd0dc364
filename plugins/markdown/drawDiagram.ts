import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Diagram } from '../../common/diagram.ts';
import { alignLabels } from './alignLabels.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';
import { rewriteDrawing } from './rewriteDrawing.ts';

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

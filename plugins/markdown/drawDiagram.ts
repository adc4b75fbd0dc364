import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Diagram } from '../../common/diagram.ts';
import { alignLabels } from './alignLabels.ts';
import { createElement, type MarkdownNode } from './markdownElement.ts';
import { rewriteDrawing } from './rewriteDrawing.ts';

/** Space around a drawing, in its own units, and how much of it is cut off: sequences bring 30 that cannot be changed. */
const PADDING = 30;
const CROP = 22;

interface Ids {
  /** Begins every id of the drawing. */
  id: string;
  /** Element that names the drawing. */
  captionId: string;
}

/** Draw a diagram as an SVG without colours or fonts of its own. Throws on text that cannot be drawn as it is meant. */
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

/** A page is compiled twice, for the browser and for its HTML: the second time, the drawing is there. */
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

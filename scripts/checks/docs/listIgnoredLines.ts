import { renderMermaidSVG as draw } from 'beautiful-mermaid';

/**
 * List the lines that a drawing does not show. The renderer passes over what it does not know, so each line is left out
 * once: where the drawing stays the same, the line said nothing. Throws an Error for a diagram that cannot be drawn.
 */
export function listIgnoredLines(source: string): string[] {
  const whole = draw(source);
  const lines = source.split('\n');
  return lines.filter((line, index) => {
    if (index === 0 || line.trim() === '' || line.trim().startsWith('%%')) return false;
    return drawWithout(index) === whole;
  });

  function drawWithout(index: number): string | undefined {
    try {
      return draw(lines.filter((_, other) => other !== index).join('\n'));
    } catch {
      // The drawing needs the line: without it there is none.
      return undefined;
    }
  }
}

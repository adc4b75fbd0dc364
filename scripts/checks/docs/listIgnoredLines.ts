import { renderMermaidSVG as draw } from 'beautiful-mermaid';

/**
 * List a diagram's lines without effect: the renderer skips unknown lines, so drawings without each line are compared. Throws an
 * Error for an undrawable diagram.
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
      // Undrawable without this line, so it has an effect.
      return undefined;
    }
  }
}

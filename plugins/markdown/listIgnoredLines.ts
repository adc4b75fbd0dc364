/**
 * List the lines that a picture does not show. The renderer passes over what it does not know, so each line is left out
 * once: where the picture stays the same, the line said nothing.
 */
export function listIgnoredLines(source: string, render: (source: string) => string): string[] {
  const whole = render(source);
  const lines = source.split('\n');
  return lines.filter((line, index) => {
    if (index === 0 || line.trim() === '' || line.trim().startsWith('%%')) return false;
    return renderWithout(index) === whole;
  });

  function renderWithout(index: number): string | undefined {
    try {
      return render(lines.filter((_, other) => other !== index).join('\n'));
    } catch {
      // The picture needs the line: without it there is none.
      return undefined;
    }
  }
}

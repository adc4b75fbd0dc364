import type { DocsPage, Problem } from './readDocs.ts';

/** Find headings that name an id twice, and titles that read as if they named one. */
export function checkHeadingIds({ filePath, model, matter }: DocsPage): Problem[] {
  const twice = model.headings.flatMap(({ id, line }, index) => {
    const first = model.headings.findIndex((heading) => heading.id === id);
    const message = `The heading of line ${model.headings[first]?.line} has the id "${id}", too: give this one another.`;
    return first === index ? [] : [{ filePath, line, message }];
  });
  // The framework reads an id anywhere in a title, and drops it.
  const title = [model.title, String(matter.title ?? '')].find((text) => text.includes('{#'));
  if (title === undefined) return twice;
  return [...twice, { filePath, line: 1, message: `A title cannot contain "{#": ${title}` }];
}

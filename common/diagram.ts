const DIAGRAM_LANGUAGE = 'mermaid';

/** Tell whether a node of a Markdown tree is a diagram. */
export const isDiagram = (node: { type: string; lang?: string | null | undefined }): boolean =>
  node.type === 'code' && node.lang === DIAGRAM_LANGUAGE;

export interface Diagram {
  caption: string;
  /** Text alternative. */
  description: string;
  source: string;
}

const CAPTION = /(?:^|\s)title="([^"]*)"/;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*:(.*)$/m;

/**
 * Read a diagram from its fence: the caption follows the language, the description has its own line.
 * @example readDiagram('title="How a stream opens."', 'sequenceDiagram\naccDescr: The host sends OPEN.\nA->>B: OPEN')
 */
export function readDiagram(fenceText: string, value: string): Diagram {
  return {
    caption: CAPTION.exec(fenceText)?.[1]?.trim() ?? '',
    description: DESCRIPTION.exec(value)?.[1]?.trim() ?? '',
    source: value.replace(DESCRIPTION, '').trim(),
  };
}

/** List what a diagram lacks. */
export function listDiagramProblems({ caption, description, source }: Diagram): string[] {
  return [
    ...(caption === '' ? ['The diagram has no caption: write title="…" after the language.'] : []),
    ...(description === '' ? ['The diagram has no text alternative: write a line "accDescr: …" in it.'] : []),
    ...(source === '' ? ['The diagram is empty.'] : []),
  ];
}

/** Language of a fence that holds a diagram. */
export const DIAGRAM_LANGUAGE = 'mermaid';

/** A diagram as a page writes it. */
export interface Diagram {
  /** One sentence that stands below the picture. */
  caption: string;
  /** What the picture shows, for those who cannot see it. */
  description: string;
  /** Mermaid text without the description. */
  source: string;
}

const CAPTION = /(?:^|\s)title="([^"]*)"/;
const DESCRIPTION = /^[ \t]*accDescr[ \t]*:(.*)$/m;

/**
 * Read a diagram from its fence: the caption stands behind the language, the description on a line of its own.
 *
 * @example readDiagram('title="How a stream opens."', 'sequenceDiagram\naccDescr: The host sends OPEN.\nA->>B: OPEN')
 */
export function readDiagram(fenceText: string, value: string): Diagram {
  return {
    caption: CAPTION.exec(fenceText)?.[1]?.trim() ?? '',
    description: DESCRIPTION.exec(value)?.[1]?.trim() ?? '',
    source: value.replace(DESCRIPTION, '').trim(),
  };
}

/** List what a diagram lacks, in words. */
export function listDiagramProblems({ caption, description, source }: Diagram): string[] {
  return [
    ...(caption === '' ? ['The diagram has no caption: write title="…" behind the language.'] : []),
    ...(description === ''
      ? ['The diagram has no text for those who cannot see it: write a line "accDescr: …" in it.']
      : []),
    ...(source === '' ? ['The diagram is empty.'] : []),
  ];
}

interface CodePart {
  text: string;
  id?: string;
}

/** A name with its namespaces; one before a colon is that of a parameter or property. */
const NAME = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?![\w$]|\??:)/g;

/** Split code into names with ids and the text between them. */
export function splitCode(code: string, ids: Readonly<Record<string, string>>): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const { 0: text, index } of code.matchAll(NAME)) {
    const id = Object.hasOwn(ids, text) ? ids[text] : undefined;
    if (!id) continue;
    if (index > end) parts.push({ text: code.slice(end, index) });
    parts.push({ text, id });
    end = index + text.length;
  }
  return end < code.length ? [...parts, { text: code.slice(end) }] : parts;
}

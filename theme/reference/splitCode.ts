interface CodePart {
  text: string;
  href?: string;
}

/** A name with its namespaces; one before a colon is that of a parameter or property. */
const NAME = /[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?!\??:)/g;

/** Split code into names with links and the text between them. */
export function splitCode(code: string, links: Readonly<Record<string, string>>): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const { 0: text, index } of code.matchAll(NAME)) {
    const href = Object.hasOwn(links, text) ? links[text] : undefined;
    if (!href) continue;
    if (index > end) parts.push({ text: code.slice(end, index) });
    parts.push({ text, href });
    end = index + text.length;
  }
  return end < code.length ? [...parts, { text: code.slice(end) }] : parts;
}

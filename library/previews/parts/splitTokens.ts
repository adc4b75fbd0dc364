/** A piece of code, and its kind if it has a color of its own. */
export interface CodeToken {
  text: string;
  kind?: 'keyword' | 'string' | 'constant' | 'function' | 'punctuation' | undefined;
}

/** The languages of the code that previews write. */
export type OutputLanguage = 'ts' | 'sh';

// The order matters: a word before a parenthesis is a function unless it is a keyword.
const PATTERNS: Readonly<Record<OutputLanguage, RegExp>> = {
  ts: /(?<keyword>\b(?:await|const|new)\b)|(?<string>"(?:[^"\\]|\\.)*")|(?<constant>\b(?:0x[\da-f]+|\d+|true|false)\b)|(?<function>\b\w+(?=\())|(?<punctuation>[{}()[\],;])/gi,
  sh: /(?<function>^\S+)|(?<constant>\b(?:\d+|true|false)\b)|(?<string>\S+)/g,
};

/** Split code that a preview wrote into colored pieces. It knows no more of a language than the previews write. */
export function splitTokens(code: string, language: OutputLanguage): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERNS[language])) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    // The names of the groups are the kinds.
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) as [
      CodeToken['kind'],
      string,
    ];
    tokens.push({ text: match[0], kind });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}

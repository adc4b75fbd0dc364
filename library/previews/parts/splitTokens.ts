interface CodeToken {
  text: string;
  kind?: 'keyword' | 'string' | 'constant' | 'function' | 'punctuation' | undefined;
}

export type OutputLanguage = 'ts' | 'sh';

// A word before a parenthesis may also be a keyword, so the order matters.
const PATTERNS: Readonly<Record<OutputLanguage, RegExp>> = {
  ts: /(?<keyword>\b(?:await|const|new)\b)|(?<string>"(?:[^"\\]|\\.)*")|(?<constant>\b(?:0x[\da-f]+|\d+|true|false)\b)|(?<function>\b\w+(?=\())|(?<punctuation>[{}()[\],;])/gi,
  sh: /(?<function>^\S+)|(?<constant>\b(?:\d+|true|false)\b)|(?<string>\S+)/g,
};

/** Split code into colored pieces. */
export function splitTokens(code: string, language: OutputLanguage): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERNS[language])) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index) });
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) as [
      CodeToken['kind'],
      string,
    ];
    tokens.push({ text: match[0], kind });
    end = match.index + match[0].length;
  }
  return end < code.length ? [...tokens, { text: code.slice(end) }] : tokens;
}

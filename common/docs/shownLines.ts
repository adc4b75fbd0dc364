const IMPORTS = /^(?:import\s[^;]*;\n+)+/;
/** Of the members of a class. */
export const INDENT = '    ';
/** A class and nothing else; its members are indented. */
const ONLY_CLASS = new RegExp(`^(?:declare )?(?:abstract )?class .*\\{\\n(?:(?:${INDENT}.*)?\\n)+\\}$`);

interface ShownLines {
  /** Index of the first line. */
  start: number;
  /** Index after the last line. */
  end: number;
  /** Whether they are indented. */
  areMembers: boolean;
}

/** Find the lines of a signature that its page shows: it has said what they import, and which class has these members. */
export function findShownLines(code: string): ShownLines {
  const [imports = ''] = IMPORTS.exec(code) ?? [];
  const areMembers = ONLY_CLASS.test(code.slice(imports.length));
  const start = imports.split('\n').length - 1 + Number(areMembers);
  return { start, end: code.split('\n').length - Number(areMembers), areMembers };
}

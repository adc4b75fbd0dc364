import type { DocumentedNames } from '../buildRecord.ts';
import type { CodeBlock } from './markdownNode.ts';

interface DeclaredNames {
  kind: 'class' | 'interface' | 'other';
  name: string;
  /** Names of members, each once; a constructor is `constructor`. */
  members: string[];
}

const DECLARATION =
  /^(?:export\s+)?(?:declare\s+)?(?:abstract\s+)?(class|interface|function|type|enum|const|let|var)\s+([\w$]+)/;

const MEMBER = /^(?:(?:public|static|abstract|override|readonly|async|get|set)\s+(?=[\w$#]))*([\w$]+)\s*\??\s*[(<:=]/;

/** List a block's top-level declarations, and the members (ending with a semicolon) of classes and interfaces. */
export function listDeclaredNames(code: string): DeclaredNames[] {
  return splitStatements(stripWords(code)).flatMap((statement): DeclaredNames[] => {
    const [, keyword, name] = DECLARATION.exec(statement) ?? [];
    if (name === undefined) return [];
    if (keyword !== 'class' && keyword !== 'interface') return [{ kind: 'other', name, members: [] }];
    const members = splitStatements(readBody(statement)).flatMap((member) => MEMBER.exec(member)?.[1] ?? []);
    return [{ kind: keyword, name, members: [...new Set(members)] }];
  });
}

const stripWords = (code: string): string =>
  code.replace(/("|'|`)(?:\\.|(?!\1)[^\\])*\1|\/\*[\s\S]*?\*\/|\/\/.*$/gm, (_whole, quote = '') => quote + quote);

function readBody(statement: string): string {
  const end = statement.lastIndexOf('}');
  let depth = 0;
  for (let index = end; index >= 0; index -= 1) {
    if (statement[index] === '}') depth += 1;
    if (statement[index] === '{') depth -= 1;
    if (depth === 0) return statement.slice(index + 1, end);
  }
  return '';
}

/** Split code after semicolons and closing braces outside brackets; a type's brace may be followed by more. */
function splitStatements(code: string): string[] {
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, character] of [...code].entries()) {
    if ('({['.includes(character)) depth += 1;
    if (')}]'.includes(character)) depth -= 1;
    const isEnd = character === ';' || (character === '}' && /^\s*(?:\n|$)/.test(code.slice(index + 1)));
    if (depth > 0 || !isEnd) continue;
    statements.push(code.slice(start, index + 1).trim());
    start = index + 1;
  }
  return statements;
}

/** List the names that signatures declare, by section. */
export function listDocumentedNames(
  blocks: readonly Pick<CodeBlock, 'isSignature' | 'anchor' | 'code'>[],
): DocumentedNames[] {
  const namesByAnchor = new Map<string, Set<string>>();
  for (const { isSignature, anchor, code } of blocks) {
    if (!isSignature) continue;
    const names = namesByAnchor.get(anchor) ?? new Set();
    for (const name of listDeclaredNames(code).flatMap(listNames)) names.add(name);
    namesByAnchor.set(anchor, names);
  }
  return [...namesByAnchor].flatMap(([anchor, names]) => (names.size > 0 ? [{ anchor, names: [...names] }] : []));
}

const listNames = ({ kind, name, members }: DeclaredNames): string[] => [
  ...(kind === 'class' && members.length > 0 ? [] : [name]),
  ...members.map((member) => `${name}.${member}`),
];

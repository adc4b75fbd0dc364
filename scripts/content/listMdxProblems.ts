import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lineOf, parsePage } from './readDocs.ts';

const MODULE = /^(?:import|export)\s/;
const EXPRESSION = /(?<!\\)\{(?!#)[^}\n]*\}?/;
const COMPONENT = /<\/?[A-Z][^>\n]*>?/;

/** List the code in an MDX page. Pages are read as Markdown, which would show it as text. */
export function listMdxProblems(name: string, source: string): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  const report = (line: number, code: string) =>
    problems.push({ line, message: `Content has no code, and this is code in MDX: ${code.split('\n', 1)[0]}` });
  const { text, tree } = parsePage(name, source);
  visit(tree, (node) => {
    if (node.type === 'paragraph' && MODULE.test(textOf(node))) {
      report(lineOf(node), textOf(node));
      return 'skip';
    }
    // In the source, an escaped brace has its backslash.
    const { start, end } = node.position ?? {};
    const written = node.type === 'text' || node.type === 'html' ? text.slice(start?.offset, end?.offset) : '';
    const [code] = COMPONENT.exec(written) ?? (node.type === 'text' ? EXPRESSION.exec(written) : undefined) ?? [];
    if (code !== undefined) report(lineOf(node), code);
    return undefined;
  });
  return problems;
}

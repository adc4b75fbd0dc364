import ts from 'typescript';

interface DeclaredMember {
  typeName: string;
  member: string;
  /** Counted from 1, inside the block. */
  line: number;
}

/** List the members of a block's classes and interfaces. Subclasses in samples may have their own. */
export function listDeclaredMembers(code: string): DeclaredMember[] {
  if (!/\b(class|interface)\s+\w/.test(code)) return [];
  const source = ts.createSourceFile('block.ts', code, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isClassDeclaration(statement) && !ts.isInterfaceDeclaration(statement)) return [];
    const typeName = statement.name?.text ?? '';
    return [...statement.members].flatMap((member) => {
      if (!member.name || !ts.isIdentifier(member.name)) return [];
      const line = source.getLineAndCharacterOfPosition(member.getStart(source)).line + 1;
      return [{ typeName, member: member.name.text, line }];
    });
  });
}

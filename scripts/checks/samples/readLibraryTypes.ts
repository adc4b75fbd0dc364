import ts from 'typescript';
import type { LibraryPackage } from '../../api/libraryPackages.ts';
import { createSampleProgram } from '../../samples/sampleProgram.ts';

export interface LibraryType {
  name: string;
  isClass: boolean;
  packageName: string;
  /** Public members, inherited and static ones too, sorted. */
  members: string[];
}

/** Read packages' exported types from their declarations. */
export function readLibraryTypes(packages: readonly LibraryPackage[], projectDir: string): LibraryType[] {
  const typesFiles = new Map(packages.map(({ name, typesFile }) => [name, typesFile]));
  const program = createSampleProgram([...typesFiles.values()], new Map(), { projectDir, typesFiles });
  const checker = program.getTypeChecker();
  return packages.flatMap(({ name: packageName, typesFile }) => {
    const source = program.getSourceFile(typesFile);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return exported.flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!(target.flags & ts.SymbolFlags.Type)) return [];
      const isClass = Boolean(target.flags & ts.SymbolFlags.Class);
      return [{ name: symbol.name, packageName, isClass, members: listMembers(checker, target) }];
    });
  });
}

function listMembers(checker: ts.TypeChecker, target: ts.Symbol): string[] {
  const instance = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target));
  const statics = checker.getPropertiesOfType(checker.getTypeOfSymbol(target));
  const names = [...instance, ...statics].filter(isPublic).map(({ name }) => name);
  return [...new Set(names)].filter((name) => name !== 'prototype' && !/^(__|#)/.test(name)).sort();
}

/** Public and the library's own, unlike members of Error or Array. */
function isPublic(symbol: ts.Symbol): boolean {
  const isOwn = symbol.declarations?.some(
    (declaration) => !/\/(typescript\/lib|@types)\//.test(declaration.getSourceFile().fileName),
  );
  if (!isOwn) return false;
  const flags = symbol.declarations?.map((declaration) => ts.getCombinedModifierFlags(declaration)) ?? [];
  return !flags.some((flag) => flag & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected));
}

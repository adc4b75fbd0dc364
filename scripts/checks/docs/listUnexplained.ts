import type { ApiFile } from '../../../common/apiFile.ts';
import { listDocumentedNames } from '../../../common/docs/listDeclaredNames.ts';
import type { Page } from '../../../common/docs/parsePage.ts';

export interface Coverage {
  packageName: string;
  exports: number;
  /** Names of exports without a page, and of members without a page in exports that have one. */
  unexplained: { exports: string[]; members: string[] };
}

/** List, by package, what no page explains: it has neither a signature of the symbol nor, of an export, of one of its members. */
export function listUnexplained({ packages }: ApiFile, pages: readonly Page[]): Coverage[] {
  const names = new Set(
    pages.flatMap(({ model }) => listDocumentedNames(model.blocks).flatMap(({ names }) => names.flatMap(withOwners))),
  );
  return packages
    .filter(({ exports }) => exports.length > 0)
    .map(({ name: packageName, exports }) => {
      const explained = exports.filter(({ name }) => names.has(name));
      const members = explained.flatMap(({ name, members = [] }) => members.map((one) => `${name}.${one.name}`));
      const ofPackage = new Set(exports.map(({ name }) => name));
      return {
        packageName,
        exports: ofPackage.size,
        unexplained: { exports: without(ofPackage, names), members: without(new Set(members), names) },
      };
    });
}

const without = (all: ReadonlySet<string>, names: ReadonlySet<string>): string[] =>
  [...all].filter((name) => !names.has(name));

/** @example withOwners('A.B.c') // ['A.B.c', 'A.B', 'A'] */
const withOwners = (name: string): string[] =>
  name.split('.').map((_part, index, parts) => parts.slice(0, parts.length - index).join('.'));

import ts from 'typescript';
import type { Page } from '../../common/docs/parsePage.ts';
import type { LibraryConfig } from '../../common/library.ts';
import type { JoinedCode, SampleSource } from '../../common/samples.ts';
import { contentFileToRoute } from '../../common/urls.ts';
import { listNeeds } from './listNeeds.ts';
import { listSamples, type Sample } from './listSamples.ts';
import { listBrowserNeeds, listNodeNeeds } from './planRun.ts';

interface JoinedSample {
  sample: Sample;
  /** Where the value that the sample declares is made. */
  source: Pick<SampleSource, 'name' | 'links'>;
  /** The sample below each block that makes the value; empty if the sample needs more than that. */
  joined: JoinedCode[];
}

/** Join the samples that declare a value with the blocks that make it. Pages are in reading order. */
export function joinSamples(pages: readonly Page[], library: LibraryConfig | undefined): JoinedSample[] {
  const samples = pages.flatMap(listSamples);
  const setups = samples.filter(({ gives }) => gives);
  return samples.flatMap((sample) => {
    const { values, missing } = listNeeds(sample.code);
    const found = setups.filter(
      ({ gives, code }) => gives && gives.name in values && canMeet([code, sample.code], library),
    );
    const name = found[0]?.gives?.name;
    if (name === undefined || sample.gives) return [];
    const isEnough = Object.keys(values).length === 1 && missing.length === 0 && !NAMES.test(sample.setup);
    return {
      sample,
      source: { name, links: found.map(describeLink) },
      joined:
        isEnough && sample.skipReason === undefined
          ? found.map(({ code, gives }) => ({ label: gives?.label ?? '', code: joinCode(code, sample.code, name) }))
          : [],
    };
  });
}

/** Hidden lines with names that the sample may use. */
const NAMES = /^(?:import|declare|const|let|function|class)\b/m;

/** Code for a browser and code for Node.js cannot be joined. */
function canMeet(codes: readonly string[], library: LibraryConfig | undefined): boolean {
  const needs = codes.map(listNeeds);
  const needsBrowser = needs.some((one) => listBrowserNeeds(one, { library, place: 'worker' }).length > 0);
  return !needsBrowser || !needs.some((one) => listNodeNeeds(one, library).length > 0);
}

const describeLink = ({ filePath, headingId, gives }: Sample): SampleSource['links'][number] => ({
  label: gives?.label ?? '',
  href: contentFileToRoute(filePath) + (headingId && `#${headingId}`),
});

/** Put a block that makes a value above a sample that declares it, with each import once. */
export function joinCode(setup: string, sample: string, valueName: string): string {
  const parts = [setup, sample].map((code) => splitCode(code, valueName));
  const body = parts.map((part) => part.body).join('\n\n');
  const imports = formatImports(
    parts.flatMap((part) => part.imports),
    body,
  );
  return `${[imports, body].filter(Boolean).join('\n\n')}\n`;
}

/** Split code into imports and the rest, without the declaration of a value. Comments belong to the next statement. */
function splitCode(code: string, valueName: string): { imports: ts.ImportDeclaration[]; body: string } {
  const { statements } = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const declaration = new RegExp(`^declare const ${valueName}\\b`);
  const left = statements.filter((one) => !ts.isImportDeclaration(one) && !declaration.test(one.getText()));
  const body = left.map(({ pos, end }) => code.slice(pos, end)).join('') + code.slice(statements.at(-1)?.end);
  return { imports: statements.filter(ts.isImportDeclaration), body: body.trim() };
}

const MAX_COLUMNS = 80;

/** Format imports of names as one statement for each module, without names that nothing uses; other imports stay as they are. */
function formatImports(imports: readonly ts.ImportDeclaration[], body: string): string {
  const words = new Set(body.split(/[^\w$]+/));
  const lines = new Set<string>();
  const modules = new Map<string, Map<string, { isType: boolean }>>();
  for (const statement of imports) {
    const { importClause: clause, moduleSpecifier } = statement;
    const bindings = clause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || clause.name) {
      lines.add(statement.getText());
      continue;
    }
    const names = modules.get(moduleSpecifier.getText()) ?? new Map<string, { isType: boolean }>();
    modules.set(moduleSpecifier.getText(), names);
    const areTypes = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      if (!words.has(name.text)) continue;
      const written = propertyName ? `${propertyName.text} as ${name.text}` : name.text;
      const isType = areTypes || isTypeOnly;
      names.set(written, { isType: isType && names.get(written)?.isType !== false });
    }
  }
  for (const [module, names] of modules) if (names.size > 0) lines.add(formatImport(module, [...names]));
  return [...lines].join('\n');
}

function formatImport(module: string, names: readonly [name: string, { isType: boolean }][]): string {
  const areTypes = names.every(([, { isType }]) => isType);
  const sorted = names.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  const written = sorted.map(([name, { isType }]) => (isType && !areTypes ? `type ${name}` : name));
  const start = areTypes ? 'import type {' : 'import {';
  const line = `${start} ${written.join(', ')} } from ${module};`;
  return line.length <= MAX_COLUMNS ? line : `${start}\n    ${written.join(',\n    ')},\n} from ${module};`;
}

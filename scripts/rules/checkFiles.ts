import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { IMAGE_FILE } from '../../common/docs/findTarget.ts';
import { FACTS_DIR, listFactUses, pathInDocs, readText } from '../../common/docs/pageText.ts';
import { parseMarkdown } from '../../common/docs/parseMarkdown.ts';
import { PAGE_FILE } from '../../common/urls.ts';
import { type Problem, type Report, readSourceFiles } from '../content/readDocs.ts';
import { checkBytes, EXTENSIONS } from './checkBytes.ts';
import type { BuiltDocs } from './rule.ts';

const CONFIG_FILES = ['package.json', 'tsconfig.json'];
const MAX_BYTES = 5_000_000;
/** Names become addresses and parts of generated code. */
const PLAIN_NAME = /^[\w-][\w.-]*$/;

/** Find files other than text, data and images, links, submodules, and files that are too large or damaged. */
export function checkFiles({ docsDir }: Pick<BuiltDocs, 'docsDir'>): Problem[] {
  const entries = readdirSync(docsDir, { recursive: true, withFileTypes: true });
  const files = entries.map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }));
  const known = new Map<string, string>();
  return files
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ entry, file }) => {
      const filePath = pathInDocs(docsDir, file);
      const problems: Problem[] = [];
      const report: Report = (line, message) => problems.push({ filePath, line, message });
      const twin = known.get(filePath.toLowerCase());
      known.set(filePath.toLowerCase(), filePath);
      // Of pages, the addresses are compared.
      if (twin && !PAGE_FILE.test(filePath)) report(1, `The name differs from ${twin} in case alone. Rename one.`);
      checkFile(entry, file, report);
      return problems;
    });
}

function checkFile(entry: Dirent, file: string, report: Report): void {
  if (!PLAIN_NAME.test(entry.name))
    report(1, 'A name may contain letters, digits, "-", "_" and ".", and must not begin with a dot.');
  if (entry.isDirectory()) {
    const inside = readdirSync(file);
    if (inside.length === 0 || inside.includes('.git'))
      report(1, 'The folder is empty or a Git submodule, of which nothing is published: put files here, or delete it.');
    return;
  }
  const fault = findRefusal(entry, file);
  if (fault) {
    report(1, fault);
    return;
  }
  const bytes = readFileSync(file);
  checkBytes(entry.name, bytes, report);
  if (file.endsWith('.svg')) checkSvg(bytes.toString('utf8'), report);
}

function findRefusal(entry: Dirent, file: string): string | undefined {
  if (!entry.isFile()) return 'A link is not content: put the file itself here.';
  const extension = path.extname(file);
  // Markdown and data are found by their names.
  const isKnown = EXTENSIONS.includes(IMAGE_FILE.test(file) ? extension.toLowerCase() : extension);
  if (!isKnown || CONFIG_FILES.includes(entry.name))
    return `This file is not content; files of content are ${EXTENSIONS.join(', ')}.`;
  const { size } = statSync(file);
  if (size <= MAX_BYTES) return undefined;
  return `The file has ${(size / 1e6).toFixed(1)} MB; allowed are ${MAX_BYTES / 1e6} MB.`;
}

const SHAPES = 'svg g path rect circle ellipse line polyline polygon text tspan title desc style defs use symbol';
const PAINTS = 'marker linearGradient radialGradient stop clipPath mask pattern';
// Without feImage, which loads a picture.
const FILTERS =
  'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
  'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence';
const ELEMENTS = new Set(`${SHAPES} ${PAINTS} ${FILTERS}`.split(' '));
/** Other encodings are refused: browsers must read the same text as this check. */
const XML_DECLARATION = /^\?xml version="1\.\d"(?: encoding="utf-8")?(?: standalone="(?:yes|no)")?$/i;
/** Functions of CSS that read no file. */
const FUNCTIONS =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc var env min max clamp attr local format ' +
  'matrix matrix3d translate translatex translatey translate3d scale scalex scaley rotate rotatex rotatey rotatez skew ' +
  'skewx skewy perspective cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert ' +
  'opacity saturate sepia circle ellipse inset polygon path linear-gradient radial-gradient not is where nth-child ' +
  'nth-of-type';
const AT_RULES = 'font-face media keyframes supports';
const HARMLESS = new Set([
  ...FUNCTIONS.split(' ').map((name) => `${name}(`),
  ...AT_RULES.split(' ').map((name) => `@${name}`),
]);
/** Their values are words. */
const WORDS = /^(?:aria-.*|data-.*|id|class|role|xml:.*)$/;

/** Find all but shapes, text and paint: opened by its address, an SVG could run scripts on the site, without a page's policy. */
export function checkSvg(svg: string, report: Report): void {
  const refuse = (message: string) => report(svg.slice(0, parser.startIndex).split('\n').length, message);
  let isSvg = false;
  // Of an open style element. Comments, entities and CDATA part its text, and browsers join it.
  let style: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isSvg ||= name === 'svg';
        if (style !== undefined) refuse(`A style of an SVG may not have the element <${name}>.`);
        if (name === 'style') style = '';
        if (!ELEMENTS.has(name)) refuse(`An SVG may not have the element <${name}>.`);
        for (const [key, value] of Object.entries(attributes))
          if (!isHarmless(key, value)) refuse(`An SVG may not have the attribute ${key}="${value}".`);
      },
      ontext(text) {
        if (style !== undefined) style += text;
      },
      onclosetag(name) {
        if (name !== 'style') return;
        const found = findForeign(style ?? '');
        style = undefined;
        if (found) refuse(`An SVG may only refer to parts of itself; its style has "${found}".`);
      },
      onprocessinginstruction(_name, text) {
        if (!XML_DECLARATION.test(text)) refuse(`An SVG may not have the instruction <${text}>.`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  if (!isSvg) report(1, 'The file has no element <svg>: save the picture again.');
}

function isHarmless(key: string, value: string): boolean {
  if (/^on/i.test(key)) return false;
  if (/^(?:.*:)?href$/i.test(key)) return value.startsWith('#');
  return WORDS.test(key) || findForeign(value) === undefined;
}

/** Find what CSS may not have: escapes, references but to parts and fonts of the same image, and unknown functions and rules. */
function findForeign(css: string): string | undefined {
  const found = css.replaceAll(/url\(\s*['"]?(?:#|data:font\/)/gi, '').match(/\\|@[\w-]*|[\w-]+\(/g) ?? [];
  return found.find((text) => !HARMLESS.has(text.toLowerCase()));
}

const SOURCE = /^<!--\s*source:\s*\S/;

/** Find facts that are missing, unused, without a source, more than one paragraph, or made of other facts. */
export function checkFacts({ docsDir }: Pick<BuiltDocs, 'docsDir'>): Problem[] {
  const factsDir = path.join(docsDir, FACTS_DIR);
  const files = existsSync(factsDir) ? readdirSync(factsDir).sort() : [];
  const uses = readSourceFiles(docsDir).flatMap(({ filePath, source }) =>
    listFactUses(source).map(({ name, start }) => ({
      filePath,
      line: source.slice(0, start).split('\n').length,
      file: `${name}.md`,
    })),
  );
  const missing = uses
    .filter(({ file }) => !files.includes(file))
    .map(({ filePath, line, file }) => ({ filePath, line, message: `There is no fact ${FACTS_DIR}/${file}.` }));
  const faults = files.flatMap((file) => {
    const messages = listFaults(readText(path.join(factsDir, file)));
    if (!uses.some((use) => use.file === file)) messages.push('No page uses this fact: delete it.');
    return messages.map((message) => ({ filePath: `${FACTS_DIR}/${file}`, line: 1, message }));
  });
  return [...missing, ...faults];
}

function listFaults(source: string): string[] {
  const blocks = parseMarkdown(source).tree.children.filter(({ type }) => type !== 'html');
  return [
    ...(SOURCE.test(source) ? [] : ['Begin with a comment that says where the fact is from: <!-- source: … -->.']),
    ...(blocks.length === 1 && blocks[0]?.type === 'paragraph' ? [] : ['A fact is one paragraph.']),
    ...(listFactUses(source).length === 0 ? [] : ['A fact contains no other fact: write it out.']),
  ];
}

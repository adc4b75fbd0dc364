import { Parser } from 'htmlparser2';

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
/** References may only lead to parts and fonts of the same image. */
const FOREIGN_REFERENCE = /url\(\s*(?!['"]?(?:#|data:font\/))|@import|\\/i;

interface SvgProblem {
  line: number;
  message: string;
}

/**
 * Find everything in an SVG besides shapes, text and paint: opened by address, it could run scripts on the site, without a page's
 * policy.
 */
export function listSvgProblems(svg: string): SvgProblem[] {
  const problems: SvgProblem[] = [];
  const report = (message: string) =>
    problems.push({ line: svg.slice(0, parser.startIndex).split('\n').length, message });
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!ELEMENTS.has(name)) report(`An SVG may not have the element <${name}>.`);
        for (const [key, value] of Object.entries(attributes))
          if (!isHarmless(key, value)) report(`An SVG may not have the attribute ${key}="${value}".`);
      },
      ontext(text) {
        if (FOREIGN_REFERENCE.test(text)) report('An SVG may only refer to parts of itself.');
      },
      onprocessinginstruction(_name, text) {
        if (!XML_DECLARATION.test(text)) report(`An SVG may not have the instruction <${text}>.`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return problems;
}

function isHarmless(key: string, value: string): boolean {
  if (/^on/i.test(key)) return false;
  if (/^(?:.*:)?href$/i.test(key)) return value.startsWith('#');
  return !FOREIGN_REFERENCE.test(value);
}

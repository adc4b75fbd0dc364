import { expect, test } from 'vitest';
import { listSvgProblems } from './listSvgProblems.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

test('shapes, text, paint and parts of the same image pass', () => {
  const svg = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Words. -->\n${SVG}<style>.a { fill: url(#b) }</style>
    <defs><linearGradient id="b"><stop offset="0" stop-color="red"/></linearGradient></defs>
    <filter id="d"><feFlood flood-opacity="0"/><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#d)"/>
    <style>@font-face { font-family: e; src: url("data:font/woff2;base64,AA==") }</style>
    <use href="#c"/><path id="c" d="M0 0" style="fill: url('#b')"/><text>a &lt; b</text></svg>`;
  expect(listSvgProblems(svg)).toEqual([]);
});

test.each([
  ['a script', `${SVG}<script>alert(1)</script></svg>`],
  ['a script under another prefix', '<svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></svg>'],
  ['an event', '<svg onload="alert(1)"/>'],
  ['HTML inside', `${SVG}<foreignObject><iframe/></foreignObject></svg>`],
  ['a link that runs', `${SVG}<a href="javascript:alert(1)"><text>x</text></a></svg>`],
  ['a part of another image', `${SVG}<use href="/other.svg#a"/></svg>`],
  ['the same with the older name', `${SVG}<use xlink:href="data:image/svg+xml,x"/></svg>`],
  ['an attribute that is animated into a link', `${SVG}<set attributeName="href" to="javascript:alert(1)"/></svg>`],
  ['a picture in a filter', `${SVG}<filter><feImage href="#a"/></filter></svg>`],
  ['a font from elsewhere', `${SVG}<style>@font-face { src: url(https://a.example/a.woff2) }</style></svg>`],
  ['a document in a style', `${SVG}<style>a { fill: url(data:image/svg+xml,x) }</style></svg>`],
  ['a picture from elsewhere', `${SVG}<image href="https://a.example/a.png"/></svg>`],
  ['paint from elsewhere', `${SVG}<path fill="url(https://a.example/#a)"/></svg>`],
  ['a style from elsewhere', `${SVG}<style>@import "https://a.example/a.css";</style></svg>`],
  ['a style that hides its address', `${SVG}<style>a { fill: u\\72l(https://a.example/) }</style></svg>`],
  ['a style sheet', `<?xml-stylesheet href="https://a.example/a.css"?>${SVG}</svg>`],
  ['words of its own making', `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${SVG}&a;</svg>`],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${SVG}</svg>`],
])('%s is refused', (_name, svg) => expect(listSvgProblems(svg)).not.toEqual([]));

test('each problem has its line', () => {
  const svg = `${SVG}\n<script/>\n\n<path onclick="a()"/></svg>`;
  expect(listSvgProblems(svg).map(({ line }) => line)).toEqual([2, 4]);
});

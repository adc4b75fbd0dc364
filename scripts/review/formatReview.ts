import type { ArticleElement } from '../../packages/article-diff/index.ts';
import { formatKilobytes } from '../checks/size/weight.ts';
import { element as el, formatHtml } from '../lib/articleTree.ts';
import { formatCount } from '../lib/report.ts';
import {
  type ChangedLink,
  type ChangedPage,
  type ChangedWeight,
  growthOf,
  type SiteDifference,
} from './compareSites.ts';
import type { Pictures } from './takePictures.ts';

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; max-inline-size: 60rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid; padding: 0 1rem; overflow-x: auto; margin-block-end: 2rem }
img, svg { max-inline-size: 100% }
ins, [data-change="added"] { background: light-dark(#d7f5dd, #1c4428); text-decoration: none }
del, [data-change="removed"] { background: light-dark(#fadbd9, #5c2422) }
[data-change="moved"] { outline: 1px dashed }
pre, table { overflow-x: auto }
td, th { padding: .25rem .75rem; text-align: start; border: 1px solid #8886 }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
`;

const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

const MAX_HEAVIER = 10;

interface Facts {
  names: { before: string; after: string };
  difference: SiteDifference;
  /** Whether sources of theme, plugins or configuration differ. */
  isShellChanged: boolean;
  /** Pages without pictures. */
  unpictured: number;
}

interface Review extends Facts {
  pictures: readonly Pictures[];
  picturesDir: string;
}

/** Format the page of a change's effects on readers. */
export function formatReview({ pictures, picturesDir, ...facts }: Review): string {
  const { names, difference } = facts;
  const { pages } = difference;
  const body = el(
    'body',
    {},
    el(
      'main',
      {},
      el('h1', {}, `What changes from ${names.before} to ${names.after}`),
      el('ul', {}, ...listFacts(facts).map((fact) => el('li', {}, fact))),
      el('h2', {}, formatCount(pages.length, 'changed page')),
      el('ul', {}, ...pages.map((page, index) => el('li', {}, el('a', { href: `#page-${index}` }, namePage(page))))),
      ...pages.flatMap(formatPage),
      ...formatPictures(pictures, picturesDir),
    ),
  );
  const head = el(
    'head',
    {},
    el('meta', { charset: 'utf-8' }),
    el('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    el('meta', { name: 'viewport', content: 'width=device-width' }),
    el('title', {}, `Review: ${names.before} to ${names.after}`),
    el('style', {}, STYLE),
  );
  return `<!doctype html>${formatHtml(el('html', { lang: 'en' }, head, body))}\n`;
}

/**
 * Format a short Markdown version for a comment. `.github/workflows/review.yml` makes links of the lines of pages.
 *
 * @example '- changed: `/next/api/`'
 */
export function formatSummary(facts: Facts): string {
  const { names, difference } = facts;
  const links = difference.pages.flatMap(({ pathname, links }) =>
    links.map(({ kind, href }) => `${pathname}: ${kind} link to ${href}`),
  );
  const pages = difference.pages.map(({ pathname, kind }) => `- ${kind}: \`${pathname.replaceAll('`', "'")}\``);
  return [
    `What changes for readers from ${names.before} to ${names.after}:`,
    [...listFacts(facts), ...links, formatCount(pages.length, 'changed page')].map((fact) => `- ${fact}`).join('\n'),
    pages.join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const namePage = ({ pathname, kind, comparison }: ChangedPage): string =>
  kind === 'changed' ? `${pathname}: ${formatCount(comparison.changes.length, 'change')}` : `${pathname}: ${kind}`;

function listFacts({ difference: { lines, weights, heavier }, isShellChanged, unpictured }: Facts): string[] {
  return [
    ...lines.map(
      ({ versionName, kind, label, route }) =>
        `The sidebar of ${versionName}: ${kind} ${JSON.stringify(label)}, ${route}`,
    ),
    isShellChanged ? 'The shell changed: theme, plugins or configuration.' : 'The shell is the same.',
    ...(weights
      ? [`First load of ${weights.pathname}: ${formatKilobytes(weights.before)} → ${formatKilobytes(weights.after)}`]
      : []),
    ...(heavier.length > 0 ? [`${formatCount(heavier.length, 'heavier page')}: ${formatHeavier(heavier)}`] : []),
    ...(unpictured > 0 ? [`${formatCount(unpictured, 'page')} without pictures, to save time`] : []),
  ];
}

function formatHeavier(heavier: readonly ChangedWeight[]): string {
  const named = heavier.slice(0, MAX_HEAVIER).map((page) => `${page.pathname} +${formatKilobytes(growthOf(page))}`);
  return [...named, ...(heavier.length > MAX_HEAVIER ? ['…'] : [])].join(', ');
}

function formatPage(page: ChangedPage, index: number): ArticleElement[] {
  return [
    el('h2', { id: `page-${index}` }, el('a', { href: page.pathname }, namePage(page))),
    ...(page.links.length > 0 ? [el('ul', {}, ...page.links.map(formatLink))] : []),
    page.comparison.article,
  ];
}

const formatLink = ({ kind, href }: ChangedLink): ArticleElement =>
  el('li', {}, 'Link ', el(kind === 'added' ? 'ins' : 'del', {}, href));

function formatPictures(pictures: readonly Pictures[], dir: string): ArticleElement[] {
  return pictures.flatMap(({ pathname, width, share, ...files }) => [
    el('h2', {}, `${pathname} at ${width} px: ${(100 * share).toFixed(2)} % of the pixels`),
    el(
      'div',
      { class: 'pictures' },
      ...(['before', 'after', 'difference'] as const).map((kind) =>
        el(
          'figure',
          {},
          el(
            'a',
            { href: `${dir}/${files[kind]}` },
            el('img', { src: `${dir}/${files[kind]}`, alt: kind, loading: 'lazy' }),
          ),
          el('figcaption', {}, kind),
        ),
      ),
    ),
  ]);
}

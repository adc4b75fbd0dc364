import type { SiteSettings } from '../lib/siteSettings.ts';
import type { RetiredPage } from './planRetiredPages.ts';
import { escapeMarkup, formatPlainPage } from './sitePages.ts';

/** Write the page that stands at the address of a retired version's page. The reader decides whether to go on. */
export function formatRetiredPage(page: RetiredPage, { title: siteTitle, base }: SiteSettings): string {
  const { title, versionLabel, target } = page;
  return formatPlainPage({
    title: `${title} (version ${versionLabel}, retired) - ${siteTitle}`,
    head: '<meta name="robots" content="noindex">',
    main: `<h1>Version ${escapeMarkup(versionLabel)} is retired</h1>
<p>${escapeMarkup(sayWhatIsGone(page, siteTitle))}</p>
<p>${escapeMarkup(sayWhereToGo(page))} <a href="${escapeMarkup(target.path)}">${escapeMarkup(nameTarget(page))}</a></p>
<p><a href="${escapeMarkup(base)}versions/">All versions</a></p>`,
  });
}

/** Write the same for programs that read a page's Markdown copy. */
export function formatRetiredCopy(page: RetiredPage, { title: siteTitle, url }: SiteSettings): string {
  const { title, versionLabel, pathname, target } = page;
  return `# ${title}

> ${siteTitle}, version ${versionLabel}, retired: <${url}${pathname}>

${sayWhatIsGone(page, siteTitle)}

${sayWhereToGo(page)} ${nameTarget(page)}, <${url}${target.path}>
`;
}

const sayWhatIsGone = ({ title, versionLabel }: RetiredPage, siteTitle: string): string =>
  `“${title}” in version ${versionLabel} of the ${siteTitle} documentation is no longer published.`;

const sayWhereToGo = ({ target }: RetiredPage): string =>
  target.isSame ? 'The same page:' : 'This page has no newer version. The nearest page:';

const nameTarget = ({ target }: RetiredPage): string => `${target.title} (version ${target.versionLabel})`;

import { isContentComment } from '../../common/contentComments.ts';
import { dropUnreleased, listLines, type MarkdownLine } from '../../common/docs/markdownLines.ts';
import { contentFileToRoute } from '../../common/urls.ts';

/** A page of which a copy is made. */
export interface CopiedPage {
  route: string;
  title: string;
  description: string;
  /** Path relative to the content folder, with `/`; a generated page gives the path that it would have. */
  filePath: string;
  /** The page's text, with its front matter. */
  markdown: string;
  /** Addresses of the images on the built page, with their origin. */
  images: readonly string[];
}

/** What all copies of a version say of themselves. */
export interface CopyFacts {
  siteTitle: string;
  versionLabel: string;
  isReleased: boolean;
  /** Address of the version's home page, with its origin and a slash at the end. */
  home: string;
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\n---\r?\n/;
const TITLE = /^\s*# .*\r?\n/;
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
/** Code in a line, which stays as it is; else what leads up to a target, and the target. */
const CODE_OR_TARGET =
  /(`+)[^`](?:[\s\S]*?[^`])?\1(?!`)|(\]\(<?|^[ ]{0,3}\[[^\]]+\]:[ \t]+|<img\s[^>]*?\bsrc=")([^\s)>"]+)/gm;

/** Write a page so that it can be read anywhere: with its title, where it comes from, and links that name their site. */
export function formatMarkdownCopy(page: CopiedPage, facts: CopyFacts): string {
  const { siteTitle, versionLabel, isReleased, home } = facts;
  const address = home + page.route.slice(1);
  const lines = listLines(page.markdown.replace(FRONT_MATTER, '').replace(TITLE, ''));
  const source = `> ${siteTitle}, version ${versionLabel}: <${address}>`;
  const body = rewriteLines(isReleased ? dropUnreleased(lines) : lines, (target) => resolveTarget(target, page, home));
  return `# ${page.title}\n\n${source}\n\n${body.trim()}\n`;
}

/** Rewrite the targets of links and images outside of code, and take the comments away that the shell reads. */
function rewriteLines(lines: readonly MarkdownLine[], rewrite: (target: string) => string): string {
  const pieces: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length === 0) return;
    const kept = prose.filter((line, index) => !isLeftOut(line, prose[index - 1])).join('\n');
    pieces.push(
      kept.replace(CODE_OR_TARGET, (whole, code, lead, target) => (code ? whole : `${lead}${rewrite(target)}`)),
    );
    prose = [];
  };
  for (const { line, isCode } of lines) {
    if (isCode) endProse();
    (isCode ? pieces : prose).push(line);
  }
  endProse();
  return pieces.join('\n');
}

/** The blank line after a comment goes with it. What stands between two comments is read as it is. */
const isLeftOut = (line: string, previous = ''): boolean =>
  isContentComment(line) || (line === '' && isContentComment(previous));

/** Give a target its full address. A file of the content leads to its page; another site is left alone. */
function resolveTarget(target: string, { filePath, route, images }: CopiedPage, home: string): string {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target)) return target;
  if (target.startsWith('#')) return home + route.slice(1) + target;
  if (target.startsWith('/')) return home + target.slice(1);
  const { pathname, hash } = new URL(target, `http://content/${filePath}`);
  if (IMAGE.test(pathname)) return findImage(pathname, images) ?? home + route.slice(1);
  const path = /\.md$/.test(pathname) ? contentFileToRoute(pathname.slice(1)) : pathname;
  return home + path.slice(1) + hash;
}

/** Find a content file among published images: there its name has a digest. A small image stands in the page itself. */
function findImage(pathname: string, images: readonly string[]): string | undefined {
  const [stem = ''] = (pathname.split('/').at(-1) ?? '').split('.');
  return images.find((address) => address.split('/').at(-1)?.startsWith(`${stem}.`));
}

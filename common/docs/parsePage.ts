import { contentFileToRoute } from '../urls.ts';
import { type FileCache, keepIn } from './FileCache.ts';
import { type FrontMatter, readFrontMatter } from './frontMatter.ts';
import type { Fault } from './markdownNode.ts';
import { digest, type PageModel } from './pageModel.ts';
import { blankFrontMatter, type ParsedMarkdown, parseMarkdown } from './parseMarkdown.ts';

export interface PageFile {
  /** Relative to the docs folder, with `/`. */
  filePath: string;
  /** With facts in the place of the comments that name them. */
  source: string;
}

export interface Page extends PageFile {
  route: string;
  readonly matter: FrontMatter;
  /** Of the front matter. */
  readonly faults: readonly Fault[];
  /** With blanks for front matter: lines and offsets are those of the file. */
  text: string;
  /** As the tree, made or read when it is first asked for. */
  readonly model: PageModel;
  readonly tree: ParsedMarkdown['tree'];
}

/** Parse a page. With a cache, what was parsed is kept by the digest of its text: another process, and the next run, read it. */
export function parsePage(filePath: string, source: string, cache?: FileCache): Page {
  const key = digest(source);
  const keep = <Value>(kind: string, make: () => Value): (() => Value) =>
    once(() => keepIn(cache, `${key}-${kind}`, make));
  const front = once(() => readFrontMatter(source));
  const parse = once(() => parseMarkdown(source));
  const model = keep('model', () => parse().model);
  const tree = keep('tree', () => parse().tree);
  return {
    filePath,
    source,
    route: contentFileToRoute(filePath),
    get matter() {
      return front().matter;
    },
    get faults() {
      return front().faults;
    },
    text: blankFrontMatter(source),
    get model() {
      return model();
    },
    get tree() {
      return tree();
    },
  };
}

/** Create a function that makes a value when it is first called. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

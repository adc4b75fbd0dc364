import type { Page } from '@playwright/test';

/** Error that a broken page throws, with its cause. */
export const CRASH = { message: 'The page is broken', cause: 'It was broken by a test' };

/**
 * Make the content of one page throw whenever it is rendered, until `repairPages` is called. The page's own chunk is served
 * with a few lines before it, which put a throwing component in the place of the page's.
 */
export async function breakPage(page: Page, pathname: string): Promise<void> {
  const html = await (await page.request.get(pathname)).text();
  const chunk = /\/static\/js\/async\/[\w.-]+\.js/.exec(html)?.[0];
  if (!chunk) throw new Error(`${pathname} names no chunk of its own.`);
  await page.route(`**${chunk}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${breakNextChunk})(${JSON.stringify(CRASH)});${await response.text()}` });
  });
}

/** Let broken pages render again. */
export const repairPages = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { arePagesRepaired: true });
  });

interface Exports {
  default?: (props: unknown) => unknown;
}
type Module = (module: { exports: Exports }, exports: Exports, require: unknown) => void;
type Chunk = [ids: string[], modules: Record<string, Module>];

/** Runs in the browser. A chunk hands its modules to the bundler's list by `push`. */
function breakNextChunk(crash: typeof CRASH): void {
  const scope = window as unknown as { rspackChunk: { push: (chunk: Chunk) => void }; arePagesRepaired?: boolean };
  const chunks = scope.rspackChunk;
  const push = chunks.push;
  chunks.push = ([ids, modules]) => {
    chunks.push = push;
    const broken = Object.entries(modules).map(([id, module]) => [id, breakModule(module)]);
    push.call(chunks, [ids, Object.fromEntries(broken)]);
  };

  function breakModule(module: Module): Module {
    return (self, exports, require) => {
      module(self, exports, require);
      const Content = exports.default;
      if (!Content) return;
      const draw = (props: unknown) => {
        if (scope.arePagesRepaired) return Content(props);
        throw new Error(crash.message, { cause: new Error(crash.cause) });
      };
      // The page's title and headings are properties of its component.
      self.exports = { ...exports, default: Object.assign(draw, Content) };
    };
  }
}

/** Keys of the theme's data, with the text around them in the script that contains them. */
const PARTS = {
  footer: { before: 'footer:{', key: 'columns', after: ':[' },
} as const;

/** Make one part of the full fixture throw whenever it is rendered, until `repairPages` is called. */
export async function breakSite(page: Page, part: keyof typeof PARTS): Promise<void> {
  const { before, key, after } = PARTS[part];
  const sound = `${before}${key}${after}`;
  const error = `new Error(${JSON.stringify(CRASH.message)},{cause:new Error(${JSON.stringify(CRASH.cause)})})`;
  const getter = `get ${key}(){if(!window.arePagesRepaired)throw ${error};return this.${key}Repaired},${key}Repaired`;
  await rewrite(page, '**/static/js/index.*.js', { [sound]: before + getter + after });
}

/** Replace text in files that match, and fail where it is not there. */
export async function rewrite(page: Page, files: string, changes: Record<string, string>): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [found, put] of Object.entries(changes)) {
      if (!body.includes(found)) throw new Error(`${route.request().url()} does not hold ${found}`);
      body = body.replaceAll(found, () => put);
    }
    await route.fulfill({ response, body });
  });
}

import type { Page } from '@playwright/test';
import { holdRequests, setConnection } from './pageChunks.ts';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

// Pages that only their documents have, and ordinary ones: each is right in every order of steps.

const KINDS = {
  package: { own: 'next/api/reference/radio/', first: 'next/api/read/', second: 'next/format/' },
  history: { own: 'history/api/read/', first: 'api/read/', second: 'format/' },
  version: { own: 'versions/3.1.0/', first: 'api/read/', second: 'versions/' },
  missing: { own: 'nowhere/', first: 'api/read/', second: 'format/' },
  ordinary: { own: '3.1.0/api/watch/', first: '3.1.0/api/', second: '3.1.0/api/write/' },
} as const;

type Name = keyof (typeof KINDS)['package'];

/** The first page is opened, the others are followed. Behind a colon is the page on which the reader is then. */
const ORDERS = [
  'own first back:own',
  'own first reload:first back:own forward:first back:own',
  'first own back:first forward:own reload:own',
  'first second reload:second own back:second back:first',
  'own first own second back:own back:first back:own',
];

/** Read what a reader sees of a page. The history and a filter change no word of it. */
const readPage = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('main h1')?.textContent,
    sections: [...document.querySelectorAll('main :is(h2, h3)')].map((heading) => heading.textContent),
    rows: document.querySelectorAll('main :is(li, tr, p, pre)').length > 0,
  }));

const STEPS = {
  reload: (page: Page) => page.reload(),
  back: (page: Page) => page.goBack(),
  forward: (page: Page) => page.goForward(),
};

/** Follow a link in HTML that was inserted. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    document.body.insertAdjacentHTML('beforeend', `<a href="${address}">on</a>`);
    document.querySelector<HTMLElement>('body > a:last-child')?.click();
  }, href);

for (const [kind, addresses] of Object.entries(KINDS))
  test(`a page of the kind "${kind}" and others are whole after each step`, async ({ page, context, baseURL }) => {
    const expected = {} as Record<Name, Awaited<ReturnType<typeof readPage>>>;
    for (const name of ['own', 'first', 'second'] as const) {
      await openPage(page, addresses[name]);
      expected[name] = await readPage(page);
      expect(expected[name]).toMatchObject({ heading: expect.stringMatching(/./), rows: true });
    }
    for (const [index, order] of ORDERS.entries()) {
      const tab = await context.newPage();
      // Without the table of pages, which is prefetched in the others.
      await setConnection(tab, { saveData: index % 2 === 0 });
      for (const [number, step] of order.split(' ').entries()) {
        const [action, name] = step.split(':');
        // The table has no other words.
        const on = (name ?? action) as Name;
        if (name) await STEPS[action as keyof typeof STEPS](tab);
        else if (number === 0) await openPage(tab, addresses[on]);
        else await follow(tab, `${baseURL}${addresses[on]}`);
        await expect(tab).toHaveURL(addresses[on]);
        await expect(async () => expect(await readPage(tab), `${step} of "${order}"`).toEqual(expected[on])).toPass({
          timeout: 10_000,
        });
      }
      await tab.close();
    }
  });

for (const [kind, { own, first }] of Object.entries(KINDS))
  test(`Back to a page of the kind "${kind}" before scripts run leads to it`, async ({ page, baseURL }) => {
    await openPage(page, own);
    const expected = await readPage(page);
    await openPage(page, first);
    await page.evaluate((address) => history.pushState(null, '', address), `${baseURL}${own}`);
    await page.evaluate((address) => history.pushState(null, '', address), `${baseURL}${first}`);
    const release = await holdRequests(page, '**/*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.evaluate(() => history.back());
    await release();
    await expect(async () => expect(await readPage(page)).toEqual(expected)).toPass({ timeout: 10_000 });
    await expect(page).toHaveURL(own);
  });

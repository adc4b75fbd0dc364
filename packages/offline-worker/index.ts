// The script of the worker. Online, pages and data come from the host, and hashed files from what is stored.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import type { OfflineRequest } from '../../common/offline.ts';
import { OFFLINE_ATTRIBUTE } from '../../common/pageHtml.ts';
import { removeVersion, storeVersion, updateVersions } from './downloads.ts';
import { findFile, findRedirect } from './findFile.ts';
import { BASE, openFiles, worker } from './scope.ts';
import { readVersions } from './storedVersions.ts';

void worker.skipWaiting();
clientsClaim();

/** A host that answers may have a newer deployment. */
const updateAfter: WorkboxPlugin = {
  async fetchDidSucceed({ response, event }) {
    if (event instanceof ExtendableEvent) event.waitUntil(updateVersions().catch(console.error));
    return response;
  },
};

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({ plugins: [updateAfter, { handlerDidError: ({ request }) => answerPage(request) }] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(`${BASE}static/`),
  async ({ request }) => (await answerFile(request)) ?? fetch(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(BASE),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => answerFile(request) }] }),
);

worker.addEventListener('message', (event) => {
  // Only pages of this site can send.
  const { type, segment } = event.data as OfflineRequest;
  event.waitUntil(type === 'store' ? storeVersion(segment) : removeVersion(segment));
});

/** Answer with a stored file. Where the store cannot be read, the host can. */
async function answerFile({ url }: Request): Promise<Response | undefined> {
  try {
    const address = findFile(await readVersions(), BASE, new URL(url).pathname);
    return address === undefined ? undefined : await (await openFiles()).match(address);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Answer with the stored page, a redirect, or the not-found page with an attribute. */
async function answerPage(request: Request): Promise<Response | undefined> {
  const page = await answerFile(request);
  if (page) return page;
  const { origin, pathname, search } = new URL(request.url);
  const target = findRedirect(await readVersions(), BASE, pathname);
  if (target !== undefined) return Response.redirect(origin + target + search);
  const notFound = await answerFile(new Request(`${BASE}404.html`));
  if (!notFound) return undefined;
  const html = (await notFound.text()).replace('<html', `<html ${OFFLINE_ATTRIBUTE}`);
  return new Response(html, { status: 503, headers: notFound.headers });
}

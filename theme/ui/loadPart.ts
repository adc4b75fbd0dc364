/** Several parts may be gone at once. */
let isReloading = false;

/**
 * Load a part of the theme. Where it is gone because the site was deployed again, load the document again, with the scripts of today.
 * Rejects where that would not help.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await isOutdated())) throw error;
    if (!isReloading) window.location.reload();
    isReloading = true;
    return new Promise(() => {});
  }
}

/** The name of the first script changes with each of those that it names: pages and parts. */
const ENTRY = 'script[src*="/static/js/index."]';

/** Tell whether the document that the server has now names another first script. */
async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector(ENTRY)?.getAttribute('src');
  const response = await fetch(window.location.href, { cache: 'no-cache' }).catch(() => undefined);
  return entry !== null && entry !== undefined && response?.ok === true && !(await response.text()).includes(entry);
}

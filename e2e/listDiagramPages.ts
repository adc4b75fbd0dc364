import type { Page } from '@playwright/test';

/** List the addresses of a version's pages with diagrams: its Markdown in one file names each page before its words. */
export async function listDiagramPages(page: Page, base: string): Promise<string[]> {
  const markdown = await (await page.request.get(`${base}llms-full.txt`)).text();
  const addresses = new Set<string>();
  let address = '';
  for (const line of markdown.split('\n')) {
    address = /^> .+, version .+: <https?:\/\/[^/]+(.+)>$/.exec(line)?.[1] ?? address;
    if (line.startsWith('```mermaid')) addresses.add(address);
  }
  return [...addresses];
}

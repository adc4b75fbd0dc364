// The page of every frame. `frames.ts` names it.
import '@theme';
import './frame.css';
import { BrowserRouter, PageContext } from '@rspress/core/runtime';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** A frame stands for a page whose words nobody knows. */
const PAGE = { data: { title: 'Example', routePath: '/', toc: [], frontmatter: {} } } as object;

/** Draw an example alone, as wide as its frame, with the styles that it has on a page. */
export function drawFrame(Example: ComponentType, { isContent }: { isContent: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame has no element to draw in.');
  document.documentElement.lang = 'en';
  // Messages are outside of the article.
  if (isContent) root.className = 'rp-doc';
  root.dataset.example = '';
  createRoot(root).render(
    <BrowserRouter>
      <PageContext.Provider value={PAGE as never}>
        <Example />
      </PageContext.Provider>
    </BrowserRouter>,
  );
}

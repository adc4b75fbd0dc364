// The page of every frame. `frames.ts` names it.
import '@theme';
import './frame.css';
import { MDXProvider } from '@mdx-js/react';
import { BrowserRouter, PageContext } from '@rspress/core/runtime';
import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** A frame stands for a page whose words nobody knows. */
const PAGE = { data: { title: 'Example', routePath: '/', toc: [], frontmatter: {} } } as object;

/** Draw an example alone, as wide as its frame, with the styles that it has on a page. */
export function drawFrame(Example: ComponentType, { isContent }: { isContent: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame has no element to draw in.');
  document.documentElement.lang = 'en';
  // Rspress's classes carry its styles for content. Messages are outside of the article.
  if (isContent) root.className = 'rp-doc rspress-doc';
  root.dataset.example = '';
  createRoot(root).render(
    <BrowserRouter>
      <PageContext.Provider value={PAGE as never}>
        <MDXProvider components={getCustomMDXComponent()}>
          <Example />
        </MDXProvider>
      </PageContext.Provider>
    </BrowserRouter>,
  );
}

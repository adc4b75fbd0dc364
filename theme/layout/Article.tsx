import { MDXProvider } from '@mdx-js/react';
import { Content, usePage } from '@rspress/core/runtime';
import { type ComponentProps, useLayoutEffect } from 'react';
import { Callout } from '../content/Callout.tsx';
import { CodeBlock, CodeHtml } from '../content/CodeBlock.tsx';
import { ContentImage } from '../content/ContentImage.tsx';
import { ContentLink } from '../content/ContentLink.tsx';
import { ContentTable, HeaderCell } from '../content/ContentTable.tsx';
import { refreshContent } from '../content/contentScript.ts';
import { Diagram } from '../content/Diagram.tsx';
// Most pages have samples, whose code comes with each of them.
import '../content/Sample.module.css';
import { Tab, Tabs } from '../content/Tabs.tsx';
import { PageHeading, SectionHeading2, SectionHeading3 } from '../versions/PageHeading.tsx';

// `plugins/markdown/` writes the elements whose names begin with `docs-`.
const CONTENT_COMPONENTS = {
  a: ContentLink,
  h1: PageHeading,
  h2: SectionHeading2,
  h3: SectionHeading3,
  img: ContentImage,
  pre: Pre,
  table: ContentTable,
  th: HeaderCell,
  'docs-callout': Callout,
  'docs-code': CodeHtml,
  'docs-diagram': Diagram,
  'docs-tabs': Tabs,
  'docs-tab': Tab,
};

/** Draw the Markdown of a page, below a heading. */
export function Article() {
  const { page } = usePage();
  const { title, headingTitle } = page;
  // Before the router scrolls: a tab that the reader chose has another height, and a part that a link means is opened by its tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other content.
  useLayoutEffect(() => refreshContent(), [page]);
  return (
    <MDXProvider components={CONTENT_COMPONENTS}>
      {title && !headingTitle && <PageHeading>{title}</PageHeading>}
      <Content />
    </MDXProvider>
  );
}

/** Draw code. The compiler's settings are those of Rspress's own block of code. */
function Pre({ className, style, children, ...settings }: ComponentProps<'pre'> & ComponentProps<typeof CodeBlock>) {
  return (
    <CodeBlock {...settings}>
      <pre className={className} style={style}>
        {children}
      </pre>
    </CodeBlock>
  );
}

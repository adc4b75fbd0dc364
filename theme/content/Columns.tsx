import type { ReactNode } from 'react';
import sheet from './columns.css?inline';

// For pages alone (`plugins/markdown/comments.ts`): other pages must not load it.

/** Draw a preview beside other blocks where there is room, tabs as one box, and the items of a list as cards. */
export const Columns = ({ children }: { children?: ReactNode }) => (
  <div className="docs-columns">
    {/* In the style sheet, every page would load it. */}
    <style href="docs-columns" precedence="default">
      {sheet}
    </style>
    <div>{children}</div>
  </div>
);

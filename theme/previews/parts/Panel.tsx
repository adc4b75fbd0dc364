import type { ReactNode } from 'react';
import sheet from './panel.css?inline';

interface Props {
  /** What runs, such as `@yume-chan/adb 2.1.0`. */
  runs: string;
  /** What a reader should know besides. */
  note?: string;
  children: ReactNode;
}

/** Hold the parts of a preview, and say below them which code it runs. */
export function Panel({ runs, note, children }: Props) {
  return (
    <div className="panel">
      <style href="docs-preview-panel" precedence="default">
        {sheet}
      </style>
      {children}
      <p className="note">
        Runs <code>{runs}</code> in this page; nothing you enter leaves it.{note && ` ${note}`}
      </p>
    </div>
  );
}

import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Name the frames of a page for screen readers: `@rspress/plugin-preview` does not. */
// biome-ignore lint/style/noDefaultExport: Rspress takes a global component as the default export of its file.
export default function LabelFrames() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other frames.
  useEffect(() => {
    for (const [index, frame] of document.querySelectorAll('iframe').entries()) frame.title = `Example ${index + 1}`;
  }, [pathname]);

  return null;
}

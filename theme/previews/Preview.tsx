import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LOADERS } from 'virtual-docs-previews';
import { strings } from '../site/strings.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Button } from '../ui/Button.tsx';
import { documentLoad } from '../ui/documentLoad.ts';
import { useLoadable } from '../ui/loadable.ts';
import { loadPart } from '../ui/loadPart.ts';
import frame from './frame.css?raw';

// For pages alone (`plugins/markdown/comments.ts`): other pages must not load it.

interface Props {
  /** Name of the preview. */
  name: string;
  /** Title of the preview. */
  title: string;
  /** Minimum heights in rem, separated by spaces: `common/library.ts`. */
  minHeights: string;
  /** Shown until the preview is loaded, and if it fails. */
  children?: ReactNode;
}

/** Reserve the space of a preview, with a fallback. */
export function Preview({ name, title, minHeights, children }: Props) {
  const titleId = useId();
  const rootRef = useRef<HTMLElement>(null);
  const { state, retry, waits } = usePreview(name, rootRef);
  const tryAgain = () => {
    rootRef.current?.focus({ preventScroll: true });
    retry();
  };
  /** What is shown in place of a preview may have the focus when it disappears. */
  const keepFocus = useCallback(
    (fallback: HTMLElement | null) => () => {
      if (fallback?.contains(document.activeElement)) rootRef.current?.focus({ preventScroll: true });
    },
    [],
  );
  const isFailed = state.status === 'failed';
  return (
    <section
      className="docs-preview"
      aria-labelledby={titleId}
      aria-busy={state.status === 'loading' ? true : undefined}
      data-preview={name}
      data-status={state.status}
      style={formatMinHeights(minHeights)}
      // The pressed retry button disappears: the focus moves here.
      tabIndex={-1}
      ref={rootRef}
    >
      {/* frame.css subtracts the height of the title. panel.css explains why the styles are text. */}
      <style href="docs-preview" precedence="default">
        {frame}
      </style>
      <p className="title" id={titleId}>
        {title}
      </p>
      {state.status === 'done' ? (
        <Boundary
          fallback={
            <div className="fallback">
              {children}
              <p role="status">{strings.previews.crash}</p>
            </div>
          }
          message="A live preview crashed."
        >
          <div className="live">
            <state.value />
          </div>
          <div className="fallback printed">{children}</div>
        </Boundary>
      ) : (
        <div className="fallback" ref={keepFocus}>
          {children}
          {waits && (
            <Button kind="quiet" onClick={tryAgain}>
              {strings.previews.start}
            </Button>
          )}
        </div>
      )}
      {/* Screen readers announce changes only in a region that already exists. */}
      <div className="failure" role="status">
        {isFailed && (
          <>
            <p>{strings.previews.loadFailure}</p>
            <Button kind="quiet" onClick={tryAgain}>
              {strings.ui.retry}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function formatMinHeights(minHeights: string): CSSProperties {
  const [wide, middle, narrow] = minHeights.split(' ').map((height) => `${height}rem`);
  // React's type has no custom properties.
  return { '--wide': wide, '--middle': middle, '--narrow': narrow } as CSSProperties;
}

/** One screen below the window: most previews are ready before they scroll into view. */
const NEAR = '100% 0%';

/** Tell whether the reader asks pages to load less. */
function savesData(): boolean {
  // Chromium has it, and the types of the DOM lack it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Load a preview near the window, or on demand where the reader saves data and after a failure. */
function usePreview(name: string, rootRef: RefObject<HTMLElement | null>) {
  const [attempt, setAttempt] = useState(0);
  const load = useMemo(() => (attempt === 0 ? undefined : () => loadBody(name)), [attempt, name]);
  const state = useLoadable(load);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    if (savesData()) return setIsSaving(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        retry();
      },
      { rootMargin: NEAR },
    );
    // Before, a script that fails would reload the page (`plugins/head/browser/main.ts`).
    documentLoad().then(() => observer.observe(root));
    return () => observer.disconnect();
  }, [rootRef, retry]);

  return { state, retry, waits: isSaving && attempt === 0 };
}

/** A build refuses a name that the library does not have. */
const loadBody = async (name: string): Promise<ComponentType> => {
  const loader = LOADERS[name];
  if (!loader) throw new Error(`There is no preview "${name}".`);
  return loadPart(loader);
};

import {
  Component,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { LOADERS } from 'virtual-docs-previews';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import { IDLE, LOADING, type Loadable } from '../ui/loadable.ts';
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
  const { state, retry } = usePreview(name, rootRef);
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
        <PreviewBoundary fallback={children}>
          <div className="live">
            <state.value />
          </div>
          <div className="fallback printed">{children}</div>
        </PreviewBoundary>
      ) : (
        <div className="fallback" ref={keepFocus}>
          {children}
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

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

class PreviewBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error('A live preview crashed.', cause);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="fallback">
        {this.props.fallback}
        <p role="status">{strings.previews.crash}</p>
      </div>
    );
  }
}

/** Load a preview near the window, and again on demand after a failure. */
export function usePreview(name: string, rootRef: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<Loadable<ComponentType>>(IDLE);

  const load = useCallback(() => {
    setState(LOADING);
    loadBody(name).then(
      (value) => setState({ status: 'done', value }),
      (cause) => {
        console.error(`Cannot load the preview "${name}".`, cause);
        setState({ status: 'failed' });
      },
    );
  }, [name]);

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let stopObserving = () => {};
    const stopWaiting = whenPageLoaded(() => {
      stopObserving = whenNear(root, load);
    });
    return () => {
      stopWaiting();
      stopObserving();
    };
  }, [rootRef, load]);

  return { state, retry: load };
}

/** A build refuses a name that the library does not have. */
const loadBody = async (name: string): Promise<ComponentType> => {
  const loader = LOADERS[name];
  if (!loader) throw new Error(`There is no preview "${name}".`);
  return loader();
};

/**
 * Before that, the first view has priority, and a failing script would reload the page (`plugins/head/browser/main.ts`).
 */
function whenPageLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

/** One screen below the window: most previews are ready before they scroll into view. */
const NEAR = '100% 0%';

function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

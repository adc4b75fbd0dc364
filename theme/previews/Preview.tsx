// For pages alone (`plugins/markdown/previews.ts`): other pages must not load it.
import { Component, type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import frame from './frame.css?raw';
import { usePreview } from './usePreview.ts';

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
        <div className="fallback">{children}</div>
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

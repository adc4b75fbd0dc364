// Pages import this file (`plugins/markdown/previews.ts`); the theme never does, so that pages without a preview weigh what they did.
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import type { PreviewName } from '../../common/previews.ts';
import { Button } from '../ui/Button.tsx';
import frame from './frame.css?raw';
import { PreviewBoundary } from './PreviewBoundary.tsx';
import { usePreview } from './usePreview.ts';

interface Props {
  name: PreviewName;
  title: string;
  /** Least heights in rem, with spaces: `common/previews.ts`. */
  room: string;
  /** What a reader gets until the preview runs, and where it cannot. */
  children?: ReactNode;
}

/** Keep a preview's place on a page, with words that stand for it until it is there. */
export function Preview({ name, title, room, children }: Props) {
  const titleId = useId();
  const placeRef = useRef<HTMLElement>(null);
  const { state, retry } = usePreview(name, placeRef);
  const tryAgain = () => {
    placeRef.current?.focus({ preventScroll: true });
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
      style={formatRoom(room)}
      // The button to try again goes when it is pressed: the focus needs a place.
      tabIndex={-1}
      ref={placeRef}
    >
      {/* The room is kept without the line of the title. Text and not a CSS module: panel.css says why. */}
      <style href="docs-preview" precedence="default">
        {frame}
      </style>
      <p className="title" id={titleId}>
        {title}
      </p>
      {state.status === 'ready' ? (
        <PreviewBoundary fallback={children}>
          <state.Body />
        </PreviewBoundary>
      ) : (
        <div className="fallback">{children}</div>
      )}
      {/* It stands there before it speaks, so that screen readers hear it. */}
      <div className="failure" role="status">
        {isFailed && (
          <>
            <p>The live preview did not load. Check the connection, or reload the page if the site was updated.</p>
            <Button kind="quiet" onClick={tryAgain}>
              Retry
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function formatRoom(room: string): CSSProperties {
  const [wide, middle, narrow] = room.split(' ').map((height) => `${height}rem`);
  // React's type knows no custom properties.
  return { '--wide': wide, '--middle': middle, '--narrow': narrow } as CSSProperties;
}

import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

/** Keep a fault of a preview to the preview: the page shows the words that stand for it. */
export class PreviewBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error('A live preview ended.', cause);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="fallback">
        {this.props.fallback}
        <p role="status">The live preview had a fault and ended. Reload the page to start it again.</p>
      </div>
    );
  }
}

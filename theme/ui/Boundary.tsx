import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** For the console: React itself writes the error, but not where it happened. */
  message: string;
  children: ReactNode;
}

/** Keep an error to a part of the page, in whose place a fallback is shown. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    console.error(new Error(this.props.message, { cause }));
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { PageCrash } from './PageCrash.tsx';

interface Props {
  /** Pathname of the page inside: another page gets another chance. */
  pathname: string;
  /** What stands around the screen that says so; nothing without it. */
  Frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** A crash, with what was thrown: that may be anything, `undefined` too. */
type State = { crash: { error: unknown } | undefined };

/** Keep a crash inside the page that crashed. React itself writes the error to the console, once. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { crash: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  // Not a `key`: it would draw the frame of every page anew, and the notice in it would flicker.
  override componentDidUpdate(previous: Props, { crash }: State) {
    if (crash && crash === this.state.crash && previous.pathname !== this.props.pathname) this.clear();
  }

  clear = () => this.setState({ crash: undefined });

  // The button goes away with the screen, and would take the focus with it.
  retry = () => this.setState({ crash: undefined }, () => document.getElementById(CONTENT_ID)?.focus());

  override render() {
    const { crash } = this.state;
    const { Frame = Fragment, children } = this.props;
    if (!crash) return children;
    return (
      <Frame>
        <PageCrash error={crash.error} onRetry={this.retry} />
      </Frame>
    );
  }
}

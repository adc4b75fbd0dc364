import { useLocation, useSite } from '@rspress/core/runtime';
import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { isDocumentRoute } from '../../common/shellRoutes.ts';
import { strings } from '../site/strings.ts';
import { useTitle } from '../site/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { listMessages } from './listMessages.ts';
import styles from './PageBoundary.module.css';

interface Props {
  /** Another pathname is drawn again after a crash. */
  pathname: string;
  /** Around a crash. */
  Frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** The thrown value may be `undefined`. */
type State = { crash: { error: unknown } | undefined };

/** Keep a crash inside its page. React itself writes the error to the console, once. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { crash: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  // Not a `key`: it would redraw the frame of every page, and the notice in it would flicker.
  override componentDidUpdate(previous: Props, { crash }: State) {
    if (crash && crash === this.state.crash && previous.pathname !== this.props.pathname) this.clear();
  }

  clear = () => this.setState({ crash: undefined });

  // Drawn anew, a part that only the document has would be empty. Else the focused button disappears, so the content takes the focus.
  retry = () => {
    if (isDocumentRoute(this.props.pathname)) window.location.reload();
    else this.setState({ crash: undefined }, () => document.getElementById(CONTENT_ID)?.focus());
  };

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

/** Show why a page crashed, and offer another attempt. */
function PageCrash({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messages = listMessages(error);
  const { crashTitle, crashed, cause, tryAgain } = strings.loading;
  useTitle(crashTitle);
  return (
    <section className={styles.crash}>
      <h1>{crashTitle}</h1>
      <p className={styles.text}>{crashed}</p>
      {messages.length > 0 && <p className={styles.causes}>{messages.join(`\n\n${cause}\n`)}</p>}
      <Button onClick={onRetry}>{tryAgain}</Button>
    </section>
  );
}

/** Show a crash outside the page instead of an empty window. */
export function SiteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageBoundary pathname={pathname} Frame={SiteFrame}>
      {children}
    </PageBoundary>
  );
}

/** Reads nothing of the theme's data: they may be the cause of the crash. */
function SiteFrame({ children }: { children: ReactNode }) {
  const { site } = useSite();
  return (
    <PageFrame>
      {children}
      <a className={styles.home} href={site.base}>
        {strings.ui.homePage}
      </a>
    </PageFrame>
  );
}

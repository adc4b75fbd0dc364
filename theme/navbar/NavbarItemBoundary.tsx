import { Component, type ReactNode } from 'react';
import styles from './NavbarLink.module.css';
import { NavbarItemError } from './resolveEntry.ts';

interface Props {
  label: string;
  children: ReactNode;
}

/** Let an item of the navbar that fails cost the reader that item only: its label stays, as plain text. */
export class NavbarItemBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // React itself writes the error to the console. One that was thrown deeper inside does not name the item yet.
  override componentDidCatch(error: unknown) {
    if (!(error instanceof NavbarItemError)) console.error(new NavbarItemError(this.props.label, error));
  }

  override render() {
    const { label, children } = this.props;
    return this.state.hasFailed ? <span className={styles.plain}>{label}</span> : children;
  }
}

import type { ReactNode } from 'react';

interface Props {
  /** `main`: the most likely next step. `danger`: what cannot be undone. */
  kind?: 'main' | 'danger' | 'quiet';
  onClick: () => void;
  children: ReactNode;
}

/** Draw a small button of the panel. */
export function PanelButton({ kind = 'quiet', onClick, children }: Props) {
  return (
    <button className="button" data-kind={kind} type="button" onClick={onClick}>
      {children}
    </button>
  );
}

import type { ReactNode } from 'react';
import { Link } from './Link.tsx';

interface Props {
  /** Address inside this version. */
  route: string;
  className: string | undefined;
  /** Set where the link leads to the page or the section being read. */
  current?: 'page' | 'true' | undefined;
  label?: string;
  children: ReactNode;
}

/** Link to a page of this version, without a reload. */
export function PageLink({ route, className = '', current, label, children }: Props) {
  return (
    <Link className={className} href={route} aria-current={current} aria-label={label}>
      {children}
    </Link>
  );
}

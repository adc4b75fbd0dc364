import type { ReactNode } from 'react';
import { pathnameOf } from '../../common/urls.ts';
import { Link } from '../routing/Link.tsx';
import { useHomeBase } from './versions.ts';

interface Props {
  /** Address inside a version; every version has it. */
  route: string;
  className: string | undefined;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/** Link to a page of this version or, on a page of no version, of the preferred one. */
export function VersionLink({ route, className, current, children }: Props) {
  const homeBase = useHomeBase();
  if (homeBase === undefined)
    return (
      <Link className={className} href={route} aria-current={current}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={pathnameOf(homeBase, route)}>
      {children}
    </a>
  );
}

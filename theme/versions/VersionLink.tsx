import type { ReactNode } from 'react';
import { pathnameOf } from '../../common/urls.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { useHomeBase } from './useHomeBase.ts';

interface Props {
  /** Address inside a version; every version has it. */
  route: string;
  className: string | undefined;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/** Link to a page that every version has: of this version or, on a page of no version, of the preferred one. */
export function VersionLink(props: Props) {
  const homeBase = useHomeBase();
  if (homeBase === undefined) return <PageLink {...props} />;
  return (
    <a className={props.className} href={pathnameOf(homeBase, props.route)}>
      {props.children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { resolveLink } from '../navigation/links.ts';
import { useThemeData } from '../site/useThemeData.ts';
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
  const { base, origin } = useThemeData();
  const homeBase = useHomeBase();
  const { href } = resolveLink(route, { base: homeBase ?? base, origin });
  return (
    <a className={className} href={href} aria-current={homeBase ? undefined : current}>
      {children}
    </a>
  );
}

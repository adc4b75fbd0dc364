import { useSite } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { VersionRole } from '../../common/version.ts';
import { readThemeData } from '../../theme/site/readThemeData.ts';

interface Props {
  name: string;
  role: VersionRole;
  children: ReactNode;
}

/** Draw what a page of another version shows. The whole frame is of that version from then on. */
export function AsVersion({ name, role, children }: Props) {
  Object.assign(readThemeData(useSite().site.themeConfig), { name, label: name, role });
  return children;
}

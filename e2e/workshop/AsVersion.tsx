import { useSite } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type { ThemeData } from '../../common/siteConfig.ts';
import type { VersionRole } from '../../common/version.ts';

interface Props {
  name: string;
  role: VersionRole;
  children: ReactNode;
}

/** Draw what a page of another version shows. The whole frame is of that version from then on. */
export function AsVersion({ name, role, children }: Props) {
  // As `theme/site/useThemeData.ts` reads it.
  const { docs } = useSite().site.themeConfig as { docs?: ThemeData };
  if (docs) Object.assign(docs, { name, label: name, role });
  return children;
}

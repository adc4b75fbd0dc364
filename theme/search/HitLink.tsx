import type { ReactNode } from 'react';
import { formatHitAddress } from '../../common/searchAddress.ts';
import { routeOf } from '../../common/urls.ts';
import type { SearchHit } from '../../search/index.ts';
import { Link } from '../routing/Link.tsx';
import { useThemeData } from '../site/useThemeData.ts';
import { MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';

interface Props {
  hit: Pick<SearchHit, 'pathname' | 'hash' | 'terms'>;
  className: string | undefined;
  children: ReactNode;
}

/** Link to a hit: without a reload where it is of this version; another version is another site. */
export function HitLink({ hit, className, children }: Props) {
  const { base } = useThemeData();
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  const address = formatHitAddress(hit);
  const route = routeOf(base, address);
  // The latest version's base stands above all others.
  const isElsewhere = manifest?.versions.some(({ path }) => path.length > base.length && hit.pathname.startsWith(path));
  if (route === undefined || isElsewhere) {
    return (
      <a className={className} href={address}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} href={route}>
      {children}
    </Link>
  );
}

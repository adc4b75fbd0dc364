import { type StoredVersion, storedAddress } from '../../common/offline.ts';
import { permalinkBase } from '../../common/urls.ts';

/**
 * Find the file at a pathname: its address in the cache, in the first version that has it. One that the site no longer has answers
 * for nothing but its own folder and hashed files.
 */
export function findFile(versions: readonly StoredVersion[], base: string, pathname: string): string | undefined {
  const name = decodePath(pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
  for (const { files, isGone, segment } of versions) {
    if (isGone && !name.startsWith(`${segment}/`) && !name.startsWith('static/')) continue;
    const digest = Object.hasOwn(files, name) ? files[name] : undefined;
    if (digest !== undefined) return storedAddress(base, name, digest);
  }
  return undefined;
}

/** Find where a host would redirect: to the folder of that name, or from a permalink of the latest version. */
export function findRedirect(versions: readonly StoredVersion[], base: string, pathname: string): string | undefined {
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const targets = versions.flatMap(({ segment, path }) => {
    const permalink = permalinkBase(base, segment);
    return path !== permalink && folder.startsWith(permalink) ? [path + folder.slice(permalink.length)] : [];
  });
  return [...(folder === pathname ? [] : [folder]), ...targets].find((target) => findFile(versions, base, target));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // No file has such a name.
  }
}

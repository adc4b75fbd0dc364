import { loadedOf, useLoadable } from '../ui/loadable.ts';
import { loadPart } from '../ui/loadPart.ts';

type Parts = typeof import('./offlineParts.tsx');

const loadParts = () => loadPart(() => import(/* webpackChunkName: "offline" */ './offlineParts.tsx'));

/** Load a part once it is wanted; undefined until then, and where it cannot be loaded. */
export function useOfflinePart<Name extends keyof Parts>(name: Name, isWanted: boolean): Parts[Name] | undefined {
  return loadedOf(useLoadable(isWanted ? loadParts : undefined))?.[name];
}

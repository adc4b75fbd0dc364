import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';

type Parts = typeof import('./offlineParts.tsx');

/** Load a part once it is wanted; undefined until then, and where it cannot be loaded. */
export function useOfflinePart(name: keyof Parts, isWanted: boolean) {
  const [parts, setParts] = useState<Record<keyof Parts, ComponentType<ComponentProps<Parts['OfflineNote']>>>>();
  useEffect(() => {
    if (isWanted) import(/* webpackChunkName: "offline" */ './offlineParts.tsx').then(setParts, console.error);
  }, [isWanted]);
  return parts?.[name];
}

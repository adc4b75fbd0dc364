import { type ComponentType, lazy, memo, Suspense } from 'react';
import { loadPart } from './loadPart.ts';

/**
 * Create a component whose code loads when it is first drawn. Until then, and for good if it does not load, its HTML from the build
 * stays. Its styles are those of a module that is loaded already.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loadOrWait = (): Promise<ComponentType<Props>> =>
    loadPart(load).catch((error: unknown) => {
      console.error(error);
      return new Promise(() => {});
    });
  const Part: ComponentType<Props> = lazy(async () => ({ default: await loadOrWait() }));
  // Drawn again with equal properties before it has loaded, it would lose its HTML.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

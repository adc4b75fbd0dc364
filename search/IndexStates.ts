import type { IndexState } from './types.ts';

const IDLE: IndexState = { status: 'idle' };

/** How far each index is, and who wants to know. */
export class IndexStates {
  private readonly states = new Map<string, IndexState>();
  private readonly loads = new Map<string, Promise<IndexState>>();
  private readonly listeners = new Set<() => void>();

  /** Give the state of an index: the same object until it changes. */
  get(href: string): IndexState {
    return this.states.get(href) ?? IDLE;
  }

  /** Call back after any change. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Load an index unless it is loaded or on its way; what failed is tried again. */
  load(href: string, load: () => Promise<IndexState>): Promise<IndexState> {
    let loading = this.loads.get(href);
    if (!loading) {
      // The state must not be set before the caller can ask for it again.
      loading = Promise.resolve().then(() => this.follow(href, load));
      this.loads.set(href, loading);
    }
    return loading;
  }

  /** Forget an index. Tells whether it was loaded or on its way. */
  drop(href: string): boolean {
    const wasLoaded = this.loads.delete(href);
    this.states.delete(href);
    this.tell();
    return wasLoaded;
  }

  /** Say of every index that it failed. */
  failAll(reason: string): void {
    this.loads.clear();
    for (const href of this.states.keys()) this.set(href, { status: 'failed', reason });
  }

  private async follow(href: string, load: () => Promise<IndexState>): Promise<IndexState> {
    this.set(href, { status: 'loading' });
    const state = await load();
    // Dropped in the meantime: there is no state to set.
    if (!this.loads.has(href) && state.status === 'done') return state;
    if (state.status === 'failed') this.loads.delete(href);
    this.set(href, state);
    return state;
  }

  private set(href: string, state: IndexState): void {
    this.states.set(href, state);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

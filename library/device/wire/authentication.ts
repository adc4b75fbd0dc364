import { isSignedBy, type PublicKey, parsePublicKey } from './publicKey.ts';

/** `always` also remembers the key. */
export type AuthenticationAnswer = 'always' | 'once' | 'refuse';

/** For unknown keys. A refused client waits without an answer, as on a real device. `none` asks for no key, as emulators do. */
export type AuthenticationPolicy =
  | 'none'
  | 'accept'
  | 'refuse'
  | { ask: (key: PublicKey, signal: AbortSignal) => Promise<AuthenticationAnswer> };

/** Source: AOSP `protocol.txt`. */
export const AUTH = { token: 1, signature: 2, publicKey: 3 } as const;

/** Source: `TOKEN_SIZE` in AOSP's `adb.h`. */
const TOKEN_SIZE = 20;

/** Create the token to sign. */
export const createToken = (): Uint8Array => crypto.getRandomValues(new Uint8Array(TOKEN_SIZE));

/** The accepted keys, as in the file `adb_keys`. */
export class KeyStore {
  readonly #keys = new Map<string, PublicKey>();

  add(key: PublicKey): void {
    this.#keys.set(key.text, key);
  }

  /** Revokes all keys. Open connections remain. */
  clear(): void {
    this.#keys.clear();
  }

  hasSigner(token: Uint8Array, signature: Uint8Array): boolean {
    return [...this.#keys.values()].some((key) => isSignedBy(key, token, signature));
  }
}

/** Decide on a client's key, and remember it if the answer says so. Never accepts a malformed key. */
export async function resolveNewKey(
  payload: Uint8Array,
  { policy, keys, signal }: { policy: AuthenticationPolicy; keys: KeyStore; signal: AbortSignal },
): Promise<boolean> {
  const key = parsePublicKey(payload);
  if (!key || policy === 'refuse') return false;

  // The policy may have changed since the request for a key.
  if (policy === 'none') return true;
  const answer = policy === 'accept' ? 'always' : await policy.ask(key, signal);
  if (answer === 'always') keys.add(key);
  return answer !== 'refuse';
}

import { isSignedBy, type PublicKey, parsePublicKey } from './publicKey.ts';

/** What the user of the device answers to "Allow USB debugging?". `always` also ticks "Always allow from this computer". */
export type AuthenticationAnswer = 'always' | 'once' | 'refuse';

/**
 * What the device does with a key that it does not know: take it and remember it, refuse it, or ask.
 * A refused client gets no answer, as from a real device: it waits.
 * `none` asks for no key at all, as emulators do: their property `ro.adb.secure` is 0.
 */
export type AuthenticationPolicy =
  | 'none'
  | 'accept'
  | 'refuse'
  | { ask: (key: PublicKey, signal: AbortSignal) => Promise<AuthenticationAnswer> };

/** The first argument of an AUTH packet. Source: AOSP `protocol.txt`. */
export const AUTH = { token: 1, signature: 2, publicKey: 3 } as const;

/** Bytes of a token. Source: `TOKEN_SIZE` in AOSP's `adb.h`. */
const TOKEN_SIZE = 20;

/** Create the token that a client has to sign. */
export const createToken = (): Uint8Array => crypto.getRandomValues(new Uint8Array(TOKEN_SIZE));

/** The keys that a device lets in, as its file `adb_keys` holds them. */
export class KeyStore {
  readonly #keys = new Map<string, PublicKey>();

  /** Let a key in from now on. */
  add(key: PublicKey): void {
    this.#keys.set(key.text, key);
  }

  /** Forget every key, as "Revoke USB debugging authorizations" does. Open connections stay. */
  clear(): void {
    this.#keys.clear();
  }

  /** Whether one of the keys signed a token. */
  hasSigner(token: Uint8Array, signature: Uint8Array): boolean {
    return [...this.#keys.values()].some((key) => isSignedBy(key, token, signature));
  }
}

/** Decide on the public key that a client sent, and remember it if the answer says so. Never answers true to a malformed key. */
export async function resolveNewKey(
  payload: Uint8Array,
  { policy, keys, signal }: { policy: AuthenticationPolicy; keys: KeyStore; signal: AbortSignal },
): Promise<boolean> {
  const key = parsePublicKey(payload);
  if (!key || policy === 'refuse') return false;

  // The policy may have become `none` after the device asked for a key.
  if (policy === 'none') return true;
  const answer = policy === 'accept' ? 'always' : await policy.ask(key, signal);
  if (answer === 'always') keys.add(key);
  return answer !== 'refuse';
}

/** A client is let in with any key, or without one, as emulators do. */
export type AuthenticationPolicy = 'none' | 'accept';

/** Source: AOSP `protocol.txt`. */
export const AUTH = { token: 1, signature: 2, publicKey: 3 } as const;

/** Source: `TOKEN_SIZE` in AOSP's `adb.h`. */
const TOKEN_SIZE = 20;

/** Create the token to sign. */
export const createToken = (): Uint8Array => crypto.getRandomValues(new Uint8Array(TOKEN_SIZE));

/** The accepted keys, as in the file `adb_keys`. */
export class KeyStore {
  readonly #keys = new Map<string, PublicKey>();

  /** Returns false for a malformed key. */
  add(payload: Uint8Array): boolean {
    const key = parsePublicKey(payload);
    if (key) this.#keys.set(key.text, key);
    return key !== undefined;
  }

  hasSigner(token: Uint8Array, signature: Uint8Array): boolean {
    return [...this.#keys.values()].some((key) => isSignedBy(key, token, signature));
  }
}

/** Of a 2048-bit modulus. */
const MODULUS_SIZE = 256;

/** Word count, n0inv, modulus, r², exponent. Source: AOSP `libcrypto_utils/android_pubkey.cpp`. */
const KEY_SIZE = 4 + 4 + MODULUS_SIZE + MODULUS_SIZE + 4;

/** For PKCS#1 v1.5. Source: RFC 8017, section 9.2, note 1. */
const SHA1_PREFIX = [0x30, 0x21, 0x30, 0x09, 0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a, 0x05, 0x00, 0x04, 0x14];

interface PublicKey {
  /** Base64 without the name of the user. It identifies the key. */
  readonly text: string;
  readonly modulus: bigint;
  readonly exponent: bigint;
}

/** Parse a public key message: base64, optionally a space and a name, then NUL. Undefined if malformed. */
function parsePublicKey(payload: Uint8Array): PublicKey | undefined {
  const [line = ''] = new TextDecoder().decode(payload).split('\0');
  const [text = ''] = line.trim().split(' ');
  const bytes = decodeBase64(text);
  if (bytes?.length !== KEY_SIZE) return undefined;

  const view = new DataView(bytes.buffer);
  if (view.getUint32(0, true) !== MODULUS_SIZE / 4) return undefined;
  return {
    text,
    modulus: readInteger(bytes.slice(8, 8 + MODULUS_SIZE).reverse()),
    exponent: BigInt(view.getUint32(KEY_SIZE - 4, true)),
  };
}

/** Check the signature of a token, which ADB treats as a SHA-1 digest. */
function isSignedBy(key: PublicKey, token: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== MODULUS_SIZE) return false;
  const opened = raise(readInteger(signature), key.exponent, key.modulus);
  return opened === readInteger(padToken(token));
}

function padToken(token: Uint8Array): Uint8Array {
  const padded = new Uint8Array(MODULUS_SIZE).fill(0xff);
  const tail = [0x00, ...SHA1_PREFIX, ...token];
  padded.set([0x00, 0x01]);
  padded.set(tail, MODULUS_SIZE - tail.length);
  return padded;
}

function raise(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function readInteger(bigEndian: Uint8Array): bigint {
  let hex = '0x0';
  for (const byte of bigEndian) hex += byte.toString(16).padStart(2, '0');
  return BigInt(hex);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    // Not base64.
    return undefined;
  }
}

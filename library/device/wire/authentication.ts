import { decodeBase64 } from '../files/bytes.ts';

/** A client is let in with any key, or without one, as emulators do. */
export type AuthenticationPolicy = 'none' | 'accept';

/** Source: AOSP `protocol.txt`. */
export const AUTH = { token: 1, signature: 2, publicKey: 3 } as const;

/** Source: `TOKEN_SIZE` in AOSP's `adb.h`. */
const TOKEN_SIZE = 20;

/** Create the token to sign. */
export const createToken = (): Uint8Array => crypto.getRandomValues(new Uint8Array(TOKEN_SIZE));

/** Of a 2048-bit modulus. */
const MODULUS_SIZE = 256;

interface PublicKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
}

/** The accepted keys, as in the file `adb_keys`. */
export class KeyStore {
  readonly #keys: PublicKey[] = [];

  /** Returns false for a malformed key. */
  add(payload: Uint8Array): boolean {
    const key = parsePublicKey(payload);
    if (key) this.#keys.push(key);
    return key !== undefined;
  }

  /** Check who signed a token, which ADB treats as a SHA-1 digest: it ends the padding of PKCS#1 v1.5. */
  hasSigner(token: Uint8Array, signature: Uint8Array): boolean {
    const signed = readInteger(token);
    return this.#keys.some(({ modulus, exponent }) => {
      const opened = raise(readInteger(signature), exponent, modulus);
      return BigInt.asUintN(TOKEN_SIZE * 8, opened) === signed;
    });
  }
}

/**
 * Parse a public key message: base64 of word count, n0inv, modulus, r² and exponent, then a name. Undefined if malformed. Source:
 * AOSP `libcrypto_utils/android_pubkey.cpp`.
 */
function parsePublicKey(payload: Uint8Array): PublicKey | undefined {
  const [text] = /^[A-Za-z\d+/]{699}=/.exec(new TextDecoder().decode(payload)) ?? [];
  const bytes = text && decodeBase64(text);
  return bytes
    ? {
        modulus: readInteger(bytes.slice(8, 8 + MODULUS_SIZE).reverse()),
        exponent: readInteger(bytes.slice(-4).reverse()),
      }
    : undefined;
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

const KEY_ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-1',
};

/** Create an RSA key as PKCS #8. The library reads the private exponent at a fixed offset, so it has full length. */
export async function createPrivateKey(): Promise<Uint8Array> {
  for (;;) {
    const { privateKey } = await crypto.subtle.generateKey(KEY_ALGORITHM, true, ['sign', 'verify']);
    const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
    const exponent = atob(d.replaceAll('-', '+').replaceAll('_', '/'));
    const isFullLength = exponent.length === 256 && exponent.charCodeAt(0) !== 0;
    if (isFullLength) return new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey));
  }
}

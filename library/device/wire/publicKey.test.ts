import { expect, test } from 'vitest';
import { createCredentialStore, LIBRARIES } from '../testing/libraries.ts';
import { PUBLIC_KEY } from '../testing/RawClient.ts';
import { isSignedBy, parsePublicKey } from './publicKey.ts';

const encode = (text: string) => new TextEncoder().encode(text);

async function createSignedToken() {
  const [library] = LIBRARIES;
  if (!library) throw new Error('There is no library to sign with.');
  const token = crypto.getRandomValues(new Uint8Array(20));
  const { buffer } = await createCredentialStore().generateKey();
  const keyBytes = new Uint8Array(library.adb.adbGetPublicKeySize());
  library.adb.adbGeneratePublicKey(buffer, keyBytes);
  const key = parsePublicKey(encode(`${btoa(String.fromCharCode(...keyBytes))}\0`));
  if (!key) throw new Error('The key of the library is malformed.');
  return { key, token, signature: library.adb.rsaSign(buffer, token) };
}

test('a key has a name after its base64', () => {
  expect(parsePublicKey(encode(PUBLIC_KEY))).toMatchObject({ name: 'user@test', exponent: 0x01010101n });
});

test.each(['', 'not base64!', 'c2hvcnQ=', '\0'])('%j is no key', (text) => {
  expect(parsePublicKey(encode(text))).toBeUndefined();
});

test('a token is signed by the key that signed it, and no other token is', async () => {
  const { key, token, signature } = await createSignedToken();

  expect(isSignedBy(key, token, signature)).toBe(true);
  expect(isSignedBy(key, new Uint8Array(20), signature)).toBe(false);
  expect(isSignedBy(key, token, signature.slice(1))).toBe(false);
});

test('the signature of another key is refused', async () => {
  const { key, token } = await createSignedToken();
  const other = await createSignedToken();

  expect(isSignedBy(key, token, other.signature)).toBe(false);
});

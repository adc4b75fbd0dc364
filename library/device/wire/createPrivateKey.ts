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

import type { AdbCredentialStore, AdbPrivateKey } from '@yume-chan/adb';
import { createPrivateKey } from '../../device/wire/createPrivateKey.ts';

/** Creating a key takes longer than most samples. */
const keys: AdbPrivateKey[] = [];

/** Where samples keep their key. */
export const credentialStore: AdbCredentialStore = {
  async generateKey() {
    const key = { buffer: await createPrivateKey(), name: 'samples@simulation' };
    keys.push(key);
    return key;
  },
  iterateKeys: () => [...keys],
};

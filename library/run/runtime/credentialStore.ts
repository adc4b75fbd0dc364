import type { AdbCredentialStore, AdbPrivateKey } from '@yume-chan/adb';
import { createPrivateKey } from '../../device/wire/createPrivateKey.ts';

/** One key for all samples of a process: to make one takes longer than most samples. */
const keys: AdbPrivateKey[] = [];

/** What a sample keeps its key in. */
export const credentialStore: AdbCredentialStore = {
  async generateKey() {
    const key = { buffer: await createPrivateKey(), name: 'samples@simulation' };
    keys.push(key);
    return key;
  },
  iterateKeys: () => [...keys],
};

import type { upgrade as english } from './upgrade.en.ts';

export const upgrade: typeof english = {
  kinds: { breaking: 'Inkompatibel', behaviour: 'Verhalten', new: 'Neu' },
};

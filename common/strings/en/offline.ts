// Only pages that offer versions for reading offline load these English words.

import { tryAgain } from './parts.ts';

export const offline = {
  save: (size: string) => `Save (${size})`,
  takes: (size: string) => `Takes ${size}`,
  cancel: 'Cancel',
  remove: 'Remove',
  storing: (version: string) => `Saving ${version}`,
  none: 'Removed.',
  stored: 'Saved.',
  outdated: 'Saved. Newer pages are saved while you read online.',
  lost: 'Not complete: the browser removed files. Save it again.',
  failures: {
    full: 'This browser has no room left.',
    denied: 'This browser does not let the site store files. A private window or blocked cookies may be the reason.',
    connection: `The connection was lost. ${tryAgain}`,
    missing: 'The site no longer has this version.',
  },
  gone: 'This browser has also saved versions that the site no longer has:',
  notSaved: 'Not saved for offline',
  explanation: 'There is no connection, and this browser has not saved the page.',
  saved: 'It has saved:',
  howToSave: {
    before: 'To read a version without a connection, save it in the ',
    link: 'list of all versions',
    after: ' while you are online.',
  },
  open: (version: string) => `Open ${version}`,
};

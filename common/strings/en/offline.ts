// Only pages that offer versions for reading offline load these English words.

import { tryAgain } from './parts.ts';

export const offline = {
  title: 'Read offline',
  intro: 'This browser can store a version, with its search and samples.',
  read: (version: string, size: string) => `Read ${version} offline (${size})`,
  size: (sent: string, stored?: string) => (stored ? `loads ${sent}, stores ${stored}` : `loads ${sent}`),
  cancel: (version: string) => `Cancel loading ${version}`,
  remove: (version: string) => `Remove ${version} from this browser`,
  storing: (version: string) => `${version} is being loaded.`,
  stored: (version: string) => `${version} can be read offline.`,
  outdated: (version: string) => `${version} can be read offline. Newer pages are stored while you read online.`,
  none: (version: string) => `${version} is not stored.`,
  lost: (version: string) =>
    `${version} is not complete: the browser removed files to free space. Load it again to read it offline.`,
  failures: {
    full: (version: string) => `This browser has no room left for ${version}.`,
    denied: (version: string) =>
      `This browser does not let the site store ${version}. A private window or blocked cookies may be the reason.`,
    connection: (version: string) => `The connection was lost while ${version} was loading. ${tryAgain}`,
    missing: (version: string) => `The site has no ${version} any more.`,
  },
  notFound: {
    version: (version: string) => `You are offline, and version ${version} is not stored in this browser.`,
    page: 'You are offline, and this page is not stored in this browser.',
    stored: 'These versions are:',
  },
};

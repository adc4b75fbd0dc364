// Runs in the head of every page, before the first paint; bundled by `headScript.ts`.
import { focusSearchEarly } from './focusSearchEarly.ts';
import { hideDismissedAnnouncement } from './hideDismissedAnnouncement.ts';
import { setColorMode } from './setColorMode.ts';
import { watchFirstLoad } from './watchFirstLoad.ts';

setColorMode(HEAD_SETTINGS);
hideDismissedAnnouncement(HEAD_SETTINGS);
focusSearchEarly(HEAD_SETTINGS);
watchFirstLoad(HEAD_SETTINGS);

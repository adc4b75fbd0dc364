// The worker of a site whose `offline` is switched off: it takes the place of the other one, and removes what that stored.
import { removeWorker, worker } from './scope.ts';

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

import type { WorkerPort } from '../../packages/search/index.ts';
import { serveSearch } from '../../packages/search/worker/serveSearch.ts';

// The scope of a worker has a port's methods; TypeScript's types are those of a page.
serveSearch(self as unknown as WorkerPort);

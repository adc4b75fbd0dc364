import type { WorkerPort } from '../../search/index.ts';
import { serveSearch } from '../../search/worker/serveSearch.ts';

// The scope of a worker has the methods of a port; TypeScript's types are those of a page.
serveSearch(self as unknown as WorkerPort);

import type { Port, SearchReply, SearchRequest } from '../../search/worker/protocol.ts';
import { fetchJson, serveSearch } from '../../search/worker/serveSearch.ts';

// The scope of a worker has the methods of a port; TypeScript's types are those of a page.
serveSearch(self as unknown as Port<SearchReply, SearchRequest>, fetchJson);

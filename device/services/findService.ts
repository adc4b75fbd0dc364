import type { FindService } from '../service.ts';
import { findShellService } from './shell/shellService.ts';
import { syncService } from './sync/syncService.ts';

const findSyncService: FindService = (destination) => (destination === 'sync:' ? syncService : undefined);

const FINDERS: readonly FindService[] = [findShellService, findSyncService];

/** Find what serves a destination on the simulated device. */
export const findService: FindService = (destination) => {
  for (const find of FINDERS) {
    const service = find(destination);
    if (service) return service;
  }
  return undefined;
};

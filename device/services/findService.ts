import type { FindService } from '../service.ts';
import { findShellService } from './shell/shellService.ts';

const FINDERS: readonly FindService[] = [findShellService];

/** Find what serves a destination on the simulated device. */
export const findService: FindService = (destination) => {
  for (const find of FINDERS) {
    const service = find(destination);
    if (service) return service;
  }
  return undefined;
};

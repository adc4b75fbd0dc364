import type { DeviceState } from '../DeviceState.ts';
import type { FindService } from '../service.ts';
import { findAbbService } from './abbService.ts';
import { findFramebufferService } from './framebufferService.ts';
import { findRestartService } from './restartServices.ts';
import { findShellService } from './shell/shellService.ts';
import { findReverseService } from './sockets/reverseService.ts';
import { createSocketService, parseSocketAddress } from './sockets/socketService.ts';
import { syncService } from './sync/syncService.ts';

const findSyncService: FindService = (destination) => (destination === 'sync:' ? syncService : undefined);

const FINDERS: readonly FindService[] = [
  findShellService,
  findSyncService,
  findReverseService,
  findFramebufferService,
  findRestartService,
  findAbbService,
];

function findCommonService(destination: string) {
  for (const find of FINDERS) {
    const service = find(destination);
    if (service) return service;
  }
  return undefined;
}

/** Find the service of a destination on any device. */
export const findService: FindService = (destination) => {
  const address = parseSocketAddress(destination);
  return address === undefined ? findCommonService(destination) : createSocketService(address);
};

export interface FindServiceOptions {
  readonly state: DeviceState;
  /** Services of other features are refused. */
  readonly features: readonly string[];
}

// The features of services that old devices lack.
const FEATURES_OF_SERVICES: Readonly<Record<string, string>> = {
  abb: 'abb',
  abb_exec: 'abb_exec',
  'shell,v2': 'shell_v2',
};

/** Create the service table of a device. It refuses services of missing features, and sockets where nothing listens. */
export function createFindService({ state, features }: FindServiceOptions): FindService {
  return (destination) => {
    const [, name = ''] = /^(abb_exec|abb|shell,v2)[:,]/.exec(destination) ?? [];
    const feature = FEATURES_OF_SERVICES[name];
    if (feature !== undefined && !features.includes(feature)) return undefined;
    const address = parseSocketAddress(destination);
    return address !== undefined && !state.sockets.isListening(address) ? undefined : findService(destination);
  };
}

import type { ServiceContext } from '../service.ts';

/** Restart the device, into its bootloader or another target if one is named. */
export function reboot({ state, disconnect }: ServiceContext, target = ''): void {
  state.properties.set('sys.boot.reason', target === '' ? 'reboot,adb' : `reboot,${target}`);
  // A restart forgets what adbd was told to be.
  state.isRoot = false;
  state.restarts.push(`reboot ${target}`.trim());
  disconnect();
}

import type { ServiceContext } from '../service.ts';

/** Restart the device, or boot a target such as the bootloader. */
export function reboot({ state, disconnect }: ServiceContext, target = ''): void {
  state.properties.set('sys.boot.reason', target === '' ? 'reboot,adb' : `reboot,${target}`);
  // adbd loses root on a restart.
  state.isRoot = false;
  state.restarts.push(`reboot ${target}`.trim());
  disconnect();
}

/** What stands in the field before a reader pastes anything. */
export const EXAMPLES = {
  getprop: [
    '[persist.sys.timezone]: [Europe/Berlin]',
    '[ro.build.version.release]: [14]',
    '[ro.build.version.sdk]: [34]',
    '[ro.product.model]: [Pixel 6]',
    '[sys.boot_completed]: [1]',
  ].join('\n'),
  logcat: [
    '--------- beginning of main',
    '09-14 10:32:07.482  1620  1745 I ActivityManager: Start proc 4711:com.example.app',
    '09-14 10:32:07.913  4711  4711 W ResourceType: No known package: 0x7f',
    '09-14 10:32:08.041  4711  4730 E AndroidRuntime: FATAL EXCEPTION: main',
  ].join('\n'),
};

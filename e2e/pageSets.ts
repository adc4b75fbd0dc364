// The pages that each version has, written out by section, so that one that is lost or comes unbidden is noticed.

const NEWEST = ['next', '2.1.0', '2.0.0', '1.1.0', '1.0.0', '0.0.24'];
/** Versions from one on to the newest. */
const since = (name: string) => NEWEST.slice(0, NEWEST.indexOf(name) + 1);

const below = (prefix: string, names: string) => names.split(' ').map((name) => `${prefix}${name}/`);

const PAGES: readonly { versions: readonly string[]; routes: readonly string[] }[] = [
  {
    versions: NEWEST,
    routes: [
      '/',
      '/category/tcp-connection/',
      '/api/',
      ...below(
        '/api/adb/',
        'framebuffer get-prop power reverse reverse/add reverse/list reverse/remove rm socket subprocess',
      ),
      ...below('/api/adb/', 'sync sync/isDirectory sync/opendir sync/read sync/stat sync/write tcpip'),
      ...below('/api/server/', 'create-device-connection create-transport get-device-features get-devices'),
      ...below('/api/server/', 'get-server-features get-version kill-server selector track-devices wait-for'),
      '/internal/',
      ...below('/internal/', 'architecture authentication connection packet stream'),
      '/scrcpy/',
      ...below('/scrcpy/', 'connect-server prepare-server push-server start-server versions'),
      ...below('/scrcpy/', 'options options/inheritance options/video-codec video video/tiny-h264 video/web-codecs'),
      ...below('/scrcpy/control/', 'back-or-screen-on keyboard rotate screen-power scroll text touch'),
      '/scrcpy/control/',
      ...below('/tango/', 'consumable web-stream web-stream/websocket'),
      ...below('/tango/', 'custom-transport custom-transport/socket custom-transport/transport custom-transport/usage'),
      ...below(
        '/tango/daemon/',
        'connect-device credential-store custom-connection tcp/create-connection tcp/enable usb',
      ),
      ...below(
        '/tango/daemon/usb/',
        'create-connection device-filter device-manager get-devices request-device watch-devices',
      ),
      '/tango/daemon/',
      ...below('/tango/', 'server server/client server/devices server/transport server/watch'),
    ],
  },
  { versions: ['1.0.0', '0.0.24'], routes: ['/api/bin/logcat/'] },
  { versions: since('1.0.0'), routes: ['/internal/version/', '/scrcpy/upgrade/', '/tango/upgrade/'] },
  {
    versions: since('1.1.0'),
    routes: [
      ...below('/api/bin/', 'logcat/binary logcat/clear pm/install pm/install-stream'),
      ...below('/scrcpy/', 'options/audio options/control options/video control/reset-video video/record'),
      '/tango/custom-transport/server-client/',
      ...below('/tango/custom-transport/server-client/', 'adb socket track-device transport'),
    ],
  },
  { versions: since('2.0.0'), routes: below('/api/adb/subprocess/', 'none-protocol shell-protocol') },
  { versions: since('2.1.0'), routes: ['/api/server/create-adb/'] },
  { versions: ['next'], routes: ['/internal/key/', '/tango/daemon/credential-store/prf/'] },
];

/** Routes of all pages of a version, sorted. */
export const routesOf = (name: string): string[] =>
  PAGES.flatMap(({ versions, routes }) => (versions.includes(name) ? routes : [])).sort();

import type { Claim } from '../common/library.ts';

const SERVER = String.raw`\d\.\d+(?:\.\d+)?`;

const create = (about: string, ...patterns: (string | RegExp)[]): Claim => ({
  about,
  patterns: patterns.map((pattern) => new RegExp(pattern, 'g')),
});

/** What pages of one version have to say alike. A pattern reads one line of a page; `of` names what the value belongs to. */
export const CLAIMS: readonly Claim[] = [
  create(
    'the default of `initialDelayedAckBytes`',
    /`initialDelayedAckBytes`.*?(?:The default is |`number` \| `)(?<value>[\d,]+)/,
  ),
  create(
    'the largest payload',
    /payloads of up to (?<value>\d+ [KM]iB)/,
    /\| Maximum payload \| Negotiated, at most (?<value>\d+ [KM]iB)/,
  ),
  create(
    'the size of `DATA`',
    /`DATA`.*?at most (?<value>\d+ [KM]iB)/,
    /to (?<value>\d+ [KM]iB) \(`ADB_SYNC_MAX_PACKET_SIZE`\)/,
  ),
  create(
    'the oldest version of the ADB server',
    /servers? (?:is )?older than (?:version )?(?<value>4\d)/,
    /server of version (?<value>4\d) or later/,
  ),
  create('the first Android for', /(?<of>`[^`|]+`)(?: \w+)? needs (?:server [\d.]+ and )?Android (?<value>\d+)/),
  create(
    'the first Android with reverse tunnels over Wi-Fi',
    /Before Android (?<value>\d+), (?:a device that's connected|ADB) over Wi-Fi/,
    /Android before (?<value>\d+), ADB over Wi-Fi/,
    /Android (?<last>\d+) or older(?:, connected)? over Wi-Fi/,
    /connected over Wi-Fi and runs Android (?<last>\d+) or older/,
  ),
  create(
    'the first Android with wireless debugging',
    /Wireless debugging, from Android (?<value>\d+) on/,
    /\| Android (?<value>\d+) or later, with the pairing dialog/,
    /\| Android versions \| (?<value>\d+) and later \| all/,
  ),
  create(
    'the first Android that takes `-cp`',
    /`-cp` argument of `app_process`, which.*? needs Android (?<value>\d+)/,
    /\bAndroid before (?<value>\d+)\.\*\*/,
    /warning Android before (?<value>\d+)/,
  ),
  create(
    'the first Android without checksums',
    /Devices use the newer version from Android (?<value>\d+) on/,
    /\| Devices \| Before Android (?<value>\d+)/,
  ),
  create(
    'the first Android with sound',
    /[Aa]udio (?:needs server [\d.]+ and )?Android (?<value>\d+)/,
    /\*\*Android (?<value>\d+)\*\* needs an unlocked screen/,
    /^\| Audio \| (?<value>\d+) \|/,
  ),
  create(
    'the first Android with a camera',
    /from a camera, on Android (?<value>\d+) and later/,
    /^\| Camera \| (?<value>\d+) \|/,
  ),
  create(
    'the first server for',
    `(?<of>\`[^\`|]+\`)(?: \\w+)? needs server (?<value>${SERVER})`,
    `(?<of>\`[^\`|]+\`)[^.\`|]{0,40}, from server (?<value>${SERVER})`,
    `^\\| \\[?(?<of>\`(?!name\`)\\w+\`)[^|]*\\|.*\\| (?<value>\\d\\.\\d+) \\|`,
  ),
  create(
    'the first server whose configuration is recognized',
    /[Ss]ervers before (?<value>1\.\d\d)(?=.*configuration)/,
    /the configuration packets of servers before (?<value>1\.\d\d)/,
  ),
  create('the oldest server', /servers older than (?<value>1\.\d\d)\b/),
  create(
    'the server of `AdbScrcpyOptionsLatest`',
    `\`(?:Adb)?ScrcpyOptionsLatest\` (?:is|are) the class(?:es)? for(?: server| the newest version,)? (?<value>${SERVER})`,
  ),
  create('the server to download', `npx fetch-scrcpy-server (?<value>${SERVER})`),
  create(
    'the version to install of',
    /npm install.*?(?<of>@yume-chan\/fetch-scrcpy-server)@(?<value>\d[\w.-]*)/,
    /npm install (?<of>@yume-chan\/adb)@(?<value>\d[\w.-]*)/,
  ),
  create('the package of', /(?<of>`\w+`) from `(?<value>@yume-chan\/[\w-]+)`/),
];

import { AdbBanner, AdbFeature } from 'tango-latest-adb';

/** How the library uses each feature, taken from its code. */
const EFFECTS: Readonly<Record<AdbFeature, string>> = {
  shell_v2: 'adb.subprocess.shellProtocol: standard error and the exit code apart from the output',
  cmd: 'Cmd runs services with the short command cmd',
  stat_v2: 'AdbSync#stat; lstat gives owner, times and sizes over 4 GiB',
  ls_v2: 'AdbSync#opendir gives the same details',
  fixed_push_mkdir: 'AdbSync#write makes folders without a mkdir before it',
  abb: 'Cmd#shellProtocol reaches services without a shell',
  abb_exec: 'Cmd#noneProtocol reaches services without a shell',
  sendrecv_v2: 'AdbSync reads and writes with the newer commands',
  delayed_ack: 'Streams send on before each part is confirmed',
};

/** One feature and whether the device has it. */
export interface FeatureRow {
  name: string;
  isPresent: boolean;
  effect: string;
}

/** What a device reports about itself. */
export interface FeatureReport {
  product: string | undefined;
  model: string | undefined;
  device: string | undefined;
  /** Features that the library uses, in its order. */
  features: FeatureRow[];
  /** Features that it does not use. */
  others: string[];
}

/** Read a device's banner or a list of features; undefined if the text is neither. */
export function readFeatures(text: string): FeatureReport | undefined {
  // Copied text may be in quotes, and banners of old devices end with a null character.
  const bare = text
    .trim()
    .replace(/^["'`]+|["'`\0]+$/g, '')
    .replace(/\s*\n\s*/g, ',');
  if (bare === '') return undefined;
  const { product, model, device, features } = AdbBanner.parse(toBanner(bare));
  const names: string[] = features.map((name) => name.trim()).filter((name) => /^[\w.+-]+$/.test(name));
  if (!product && !model && !device && names.length === 0) return undefined;

  return {
    product,
    model,
    device,
    features: Object.values(AdbFeature).map((name) => ({
      name,
      isPresent: names.includes(name),
      effect: EFFECTS[name],
    })),
    others: [...new Set(names.filter((name) => !Object.hasOwn(EFFECTS, name)))],
  };
}

/** A list without a banner needs the rest of a banner before it. */
function toBanner(text: string): string {
  if (text.includes('::')) return text;
  return text.includes('=') ? `device::${text}` : `device::features=${text}`;
}

import { AdbBanner, AdbFeature } from 'tango-latest-adb';

/** What each feature makes the library do, by the code that asks for it. */
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

/** What a device tells of itself. */
export interface FeatureReport {
  product: string | undefined;
  model: string | undefined;
  device: string | undefined;
  /** Those that the library uses, in its order. */
  features: FeatureRow[];
  /** Those that it does not. */
  others: string[];
}

/** Read a device's banner, or its list of features alone. Gives undefined where the text holds neither. */
export function readFeatures(text: string): FeatureReport | undefined {
  // A text that was copied may have quotes around it; old devices end theirs with a zero.
  const bare = text
    .trim()
    .replace(/^["'`]+|["'`\0]+$/g, '')
    .replace(/\s*\n\s*/g, ',');
  if (bare === '') return undefined;
  const { product, model, device, features } = AdbBanner.parse(toBanner(bare));
  const names: string[] = features.map((name) => name.trim()).filter((name) => /^[\w.+-]+$/.test(name));
  if (!product && !model && !device && names.length === 0) return undefined;
  const known: string[] = Object.values(AdbFeature);
  return {
    product,
    model,
    device,
    features: Object.values(AdbFeature).map((name) => ({
      name,
      isPresent: names.includes(name),
      effect: EFFECTS[name],
    })),
    others: [...new Set(names.filter((name) => !known.includes(name)))],
  };
}

/** A list alone, as a server sends it, has no words before it; lines of `adb features` became commas. */
function toBanner(text: string): string {
  if (text.includes('::')) return text;
  return text.includes('=') ? `device::${text}` : `device::features=${text}`;
}

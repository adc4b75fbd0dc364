import { AdbBanner, AdbFeature } from 'tango-latest-adb';
import { previews } from '../../strings/en/previews.ts';

const EFFECTS: Readonly<Record<AdbFeature, string>> = previews.featureFlags.effects;

interface FeatureRow {
  name: string;
  isPresent: boolean;
  effect: string;
}

export interface FeatureReport {
  product: string | undefined;
  model: string | undefined;
  device: string | undefined;
  /** In the library's order. */
  features: FeatureRow[];
  others: string[];
}

/** Read a banner or a list of features. Undefined for other text. */
export function readFeatures(text: string): FeatureReport | undefined {
  // Copied text may be in quotes, and old banners end with a null character.
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

/** Adds the banner that a bare list lacks. */
function toBanner(text: string): string {
  if (text.includes('::')) return text;
  return text.includes('=') ? `device::${text}` : `device::features=${text}`;
}

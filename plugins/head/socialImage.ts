import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import type { SocialImageConfig } from '../../common/siteConfig.ts';

type HeadTag = NonNullable<UserConfig['head']>[number];

interface SocialImage {
  filePath: string;
  /** Below a version's output, with a digest: cached forever. */
  fileName: string;
  width: number;
  height: number;
  alt: string;
}

/** Read a picture's size and digest. Throws unless the file is a PNG. */
export function readSocialImage(projectDir: string, { file, alt }: SocialImageConfig): SocialImage {
  const filePath = path.join(projectDir, file);
  const bytes = readFileSync(filePath);
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new Error(`${filePath} is not a PNG.`);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  // A PNG's header begins with width and height: https://www.w3.org/TR/png/#11IHDR
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { filePath, fileName: `static/image/social.${digest}.png`, width, height, alt };
}

/** Publish the picture; versions share it by name. */
export function socialImage({ filePath, fileName }: SocialImage, outDir: string): RspressPlugin {
  return {
    name: 'docs:social-image',
    afterBuild(_config, isProd) {
      if (!isProd) return;
      const file = path.join(outDir, fileName);
      mkdirSync(path.dirname(file), { recursive: true });
      copyFileSync(filePath, file);
    },
  };
}

/** List the picture's tags. `siteAddress` has origin and final slash. */
export function socialImageTags({ fileName, width, height, alt }: SocialImage, siteAddress: string): HeadTag[] {
  const address = siteAddress + fileName;
  return [
    ['meta', { property: 'og:image', content: address }],
    ['meta', { property: 'og:image:type', content: 'image/png' }],
    ['meta', { property: 'og:image:width', content: String(width) }],
    ['meta', { property: 'og:image:height', content: String(height) }],
    ['meta', { property: 'og:image:alt', content: alt }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ['meta', { name: 'twitter:image', content: address }],
  ];
}

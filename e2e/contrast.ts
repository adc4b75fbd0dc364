import type { Locator, Page } from '@playwright/test';

/** A colour and the colours behind it, in any CSS notation. */
export interface Paint {
  /** Words that name it in a message. */
  what: string;
  color: string;
  /** Colours that lie behind it, the lowest first. */
  behind: string[];
  /** Contrast that it needs, from 1 to 21. */
  least: number;
}

/** List the distinct pairs of text and background colours with a contrast below 4.5:1, each with a sample word. */
export async function listWeakText(scope: Locator): Promise<string[]> {
  const paints = await scope.evaluate((root) => {
    const found: Paint[] = [];
    const backgrounds = (element: Element | null): string[] =>
      element ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const what = node.textContent?.trim().slice(0, 20);
      if (!element || !what || !element.checkVisibility() || element.closest('.rp-header-anchor')) continue;
      found.push({ what, color: getComputedStyle(element).color, behind: backgrounds(element), least: 4.5 });
    }
    return found;
  });
  return listWeakPaints(scope.page(), paints);
}

/** List the paints that have less contrast than they need, each pair of colours once. */
export function listWeakPaints(page: Page, paints: Paint[]): Promise<string[]> {
  return page.evaluate((all) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('A canvas is needed to read colours.');
    const weak = new Map<string, string>();

    const luminance = (layers: string[]): number => {
      canvas.clearRect(0, 0, 1, 1);
      for (const color of layers) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const pixel = canvas.getImageData(0, 0, 1, 1).data;
      return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = (pixel[index] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    };

    for (const { what, color, behind, least } of all) {
      const pair = `${color} on ${behind.join(', ')}`;
      if (weak.has(pair)) continue;
      const [dark = 0, light = 0] = [luminance(behind), luminance([...behind, color])].sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < least) weak.set(pair, `${what}: ${pair}, ${ratio.toFixed(2)}`);
    }
    return [...weak.values()];
  }, paints);
}

import type { Locator } from '@playwright/test';

/** List the distinct pairs of colours that text stands in and that are less than 4.5:1 apart, with a word of each. */
export function listWeakText(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('A canvas is needed to read colours.');
    const weak = new Map<string, string>();

    const paint = (colors: string[]): Uint8ClampedArray => {
      canvas.clearRect(0, 0, 1, 1);
      for (const color of colors) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      return canvas.getImageData(0, 0, 1, 1).data;
    };
    const luminance = (pixel: Uint8ClampedArray): number =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = (pixel[index] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    const backgrounds = (element: Element | null): string[] =>
      element ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor] : [];

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || !element.checkVisibility() || element.closest('.rp-header-anchor')) continue;
      const { color } = getComputedStyle(element);
      const behind = backgrounds(element);
      const [dark = 0, light = 0] = [luminance(paint(behind)), luminance(paint([...behind, color]))].sort(
        (a, b) => a - b,
      );
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < 4.5) weak.set(`${color} on ${behind.at(-1)}`, `${text.slice(0, 20)}: ${color} ${ratio.toFixed(2)}`);
    }
    return [...weak.values()];
  });
}

import type { Locator } from '@playwright/test';

/**
 * Read how bright the lower third of an element is, from 0 to 255, at columns that are counted in pixels from its right edge:
 * the brightness that most pixels of the column have.
 */
export async function readBrightness(element: Locator, columns: readonly number[]): Promise<number[]> {
  const picture = (await element.screenshot()).toString('base64');
  return element.page().evaluate(
    async ({ picture, columns }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!pen) throw new Error('A canvas is needed to read pixels.');
      pen.drawImage(bitmap, 0, 0);
      return columns.map((column) => {
        const { data } = pen.getImageData(bitmap.width - column, (bitmap.height * 2) / 3, 1, bitmap.height / 3);
        const counts = new Map<number, number>();
        for (let index = 0; index < data.length; index += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(index, index + 3);
          const brightness = (red + green + blue) / 3;
          counts.set(brightness, (counts.get(brightness) ?? 0) + 1);
        }
        return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? Number.NaN;
      });
    },
    { picture, columns },
  );
}

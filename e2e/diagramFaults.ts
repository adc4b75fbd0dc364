import type { Locator } from '@playwright/test';

/**
 * List the paints of a page's diagrams that are too close to what they stand on: text needs 4.5:1, lines and arrow heads
 * 3:1. Text in a box stands on the box, all else on the page.
 */
export function listWeakPaints(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('A canvas is needed to read colours.');
    const weak = new Set<string>();

    const luminance = (color: string): number => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const pixel = canvas.getImageData(0, 0, 1, 1).data;
      return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
        const part = (pixel[index] ?? 0) / 255;
        return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
      }, 0);
    };
    const check = (what: string, color: string, background: string, least: number) => {
      const [dark = 0, light = 0] = [luminance(color), luminance(background)].sort((a, b) => a - b);
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < least) weak.add(`${what}: ${color} on ${background}, ${ratio.toFixed(2)}`);
    };

    const page = getComputedStyle(document.body).backgroundColor;
    for (const svg of root.querySelectorAll('figure svg')) {
      const boxes = [...svg.querySelectorAll('.box')];
      for (const text of svg.querySelectorAll('text')) {
        const { left, top, width, height } = text.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const box = boxes.find((candidate) => {
          const area = candidate.getBoundingClientRect();
          return x > area.left && x < area.right && y > area.top && y < area.bottom;
        });
        check(text.textContent ?? '', getComputedStyle(text).fill, box ? getComputedStyle(box).fill : page, 4.5);
      }
      for (const shape of svg.querySelectorAll('.box, .frame, .note, .line'))
        check(shape.getAttribute('class') ?? '', getComputedStyle(shape).stroke, page, 3);
      for (const head of svg.querySelectorAll('.arrow')) check('arrow', getComputedStyle(head).fill, page, 3);
    }
    return [...weak];
  });
}

/** List the words of a page's diagrams that stand over other words, on the edge of their box, or outside of the picture. */
export function listMisplacedText(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const faults: string[] = [];
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left + 2 < b.right && b.left + 2 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
    const holds = (outer: DOMRect, inner: DOMRect) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

    for (const svg of root.querySelectorAll('figure svg')) {
      const picture = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('.box')].map((box) => box.getBoundingClientRect());
      const texts = [...svg.querySelectorAll('text')].map((element) => ({
        words: element.textContent ?? '',
        area: element.getBoundingClientRect(),
      }));
      for (const [index, { words, area }] of texts.entries()) {
        if (!holds(picture, area)) faults.push(`"${words}" leaves the picture`);
        for (const box of boxes) if (meet(box, area) && !holds(box, area)) faults.push(`"${words}" crosses a box`);
        for (const other of texts.slice(index + 1))
          if (meet(area, other.area)) faults.push(`"${words}" and "${other.words}" overlap`);
      }
    }
    return faults;
  });
}

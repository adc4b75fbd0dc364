import type { Locator } from '@playwright/test';
import { listWeakPaints, type Paint } from './contrast.ts';

/**
 * List the paints of a page's diagrams that are too close to what is below them: text needs 4.5:1, lines and arrow heads
 * 3:1. Below text in a box is the box, below all else the page.
 */
export async function listWeakParts(scope: Locator): Promise<string[]> {
  const paints = await scope.evaluate((root) => {
    const found: Paint[] = [];
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
        const behind = box ? [page, getComputedStyle(box).fill] : [page];
        found.push({ what: text.textContent ?? '', color: getComputedStyle(text).fill, behind, least: 4.5 });
      }
      for (const shape of svg.querySelectorAll('.box, .frame, .note, .line')) {
        const what = shape.getAttribute('class') ?? '';
        found.push({ what, color: getComputedStyle(shape).stroke, behind: [page], least: 3 });
      }
      for (const head of svg.querySelectorAll('.arrow'))
        found.push({ what: 'arrow', color: getComputedStyle(head).fill, behind: [page], least: 3 });
    }
    return found;
  });
  return listWeakPaints(scope.page(), paints);
}

/** List the texts of a page's diagrams that overlap other text, the edge of their box or the edge of the picture. */
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

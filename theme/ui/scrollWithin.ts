/** Scroll a box below the navbar, whose padding that covers, so that it shows an entry. The page itself does not scroll. */
export function scrollWithin(box: HTMLElement, entry: Element): void {
  const frame = box.getBoundingClientRect();
  const shown = entry.getBoundingClientRect();
  const top = frame.top + Number.parseFloat(getComputedStyle(box).paddingBlockStart);
  // Below an announcement, the box ends under the edge of the window.
  const bottom = Math.min(frame.bottom, window.innerHeight);
  if (shown.bottom > bottom || shown.top < top) box.scrollTop += shown.top - top - (bottom - top) / 3;
}

import { strings } from '../site/strings.ts';

/** Let the keyboard scroll the boxes whose content is wider, below a label. `base.css` draws shadows at their edges. */
export function measureBoxes(root: ParentNode): void {
  const boxes = [...root.querySelectorAll<HTMLElement>('[data-sideways]')];
  const labels = boxes.map((box) => (box.scrollWidth > box.clientWidth ? describeBox(box) : undefined));
  for (const [index, box] of boxes.entries()) {
    const label = labels[index];
    // A group and not a landmark, because a page may have many such boxes.
    const attributes = { role: 'group', tabindex: '0', 'aria-label': label ?? '' };
    for (const [name, value] of Object.entries(attributes))
      if (label === undefined) box.removeAttribute(name);
      else box.setAttribute(name, value);
  }
}

/** By its caption, its title, the columns of its table or the first line of its code. */
function describeBox(box: HTMLElement): string {
  const { content: words } = strings;
  const caption = box.parentElement?.querySelector('figcaption')?.textContent;
  if (caption) return words.diagram(caption);
  if (box.querySelector('table')) {
    const columns = [...box.querySelectorAll('thead th')].flatMap(({ textContent }) => textContent?.trim() || []);
    return words.table(columns);
  }
  const title = box.parentElement?.dataset.title;
  // biome-ignore lint/performance/useDomNodeTextContent: the first lines of a signature are hidden.
  return title ? words.codeFile(title) : formatCodeName(box.innerText);
}

/** A screen reader speaks the name before the code. */
const MAX_LENGTH = 60;

/** Name code by its first non-empty line. @example formatCodeName('\nawait boat.close();\n') === 'Code: await boat.close();' */
export function formatCodeName(code: string): string {
  const line = code.trim().split('\n')[0] ?? '';
  return strings.content.code(line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line);
}

// Loaded for samples with texts that readers may change: `Sample.tsx`.
import { sample as words } from '../../common/strings/en/sample.ts';
import { isComposing } from '../ui/isComposing.ts';
import { currentValueOf, nameOf, readValues, showValue, writtenValueOf } from './fieldElements.ts';
import { formatRunAddress, readLinkedValues } from './runAddress.ts';
import type { Fields } from './runPanelProps.ts';
import { measureBoxes } from './scrollBoxes.ts';

/** Safari refuses more than 100 new addresses in half a minute. */
const REST_MS = 300;

interface Options {
  elements: readonly HTMLElement[];
  /** Of the sample. */
  id: string;
  onChange: (fields: Fields) => void;
  onEnter: () => void;
  /** Ends it. */
  signal: AbortSignal;
}

/** Make texts of a sample editable in its code, and put their values into the address. Calls `onChange` at once. */
export function editFields({ elements, id, onChange, onEnter, signal }: Options): void {
  const linked = showLinkedValues(elements, readLinkedValues(id));
  let timer: ReturnType<typeof setTimeout>;
  const write = () => {
    clearTimeout(timer);
    window.history.replaceState(window.history.state, '', formatRunAddress(id, readValues(elements)));
  };
  const update = () => onChange({ values: readValues(elements), linked: [...linked] });
  update();
  for (const element of elements) {
    makeEditable(element);
    const tidy = () => showValue(element, currentValueOf(element));
    const edit = () => {
      // Browsers leave a line break in an emptied field.
      if (element.textContent === '') element.replaceChildren();
      for (const other of elements)
        if (other !== element && nameOf(other) === nameOf(element)) showValue(other, currentValueOf(element));
      linked.delete(nameOf(element));
      update();
      measureBoxes(document);
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    };
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event)) return;
      event.preventDefault();
      tidy();
      write();
      onEnter();
    };
    element.addEventListener('blur', tidy, { signal });
    element.addEventListener('input', edit, { signal });
    element.addEventListener('keydown', enter, { signal });
  }
}

/** Returns the names of fields that get another value. */
function showLinkedValues(elements: readonly HTMLElement[], values: Readonly<Record<string, string>>): Set<string> {
  const linked = new Set<string>();
  for (const element of elements) {
    const value = values[nameOf(element)];
    if (value === undefined || value === writtenValueOf(element)) continue;
    linked.add(nameOf(element));
    showValue(element, value);
  }
  return linked;
}

function makeEditable(element: HTMLElement): void {
  const label = words.field(nameOf(element));
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // Older browsers have rich text only. Its marks are lost when the reader leaves the field.
    element.contentEditable = 'true';
  }
  element.spellcheck = false;
  element.autocapitalize = 'off';
  element.role = 'textbox';
  element.ariaLabel = label;
  element.title = label;
}

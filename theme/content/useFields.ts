import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { sample as words } from '../../common/strings/en/sample.ts';
import { currentValueOf, listFieldElements, nameOf, readValues, showValue, writtenValueOf } from './fieldElements.ts';
import { formatRunAddress, readGivenValues } from './runAddress.ts';

interface Fields {
  values: Readonly<Record<string, string>>;
  /** Names of the fields whose values are from the address, unedited. */
  given: readonly string[];
}

/** Make texts of a sample editable in its code, and put their values into the address. */
export function useFields(rootRef: RefObject<HTMLElement | null>, id: string, onEnter: () => void): Fields {
  const [fields, setFields] = useState<Fields>({ values: {}, given: [] });
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const elements = listFieldElements(rootRef.current);
    if (elements.length === 0) return;
    const given = showGivenValues(elements, readGivenValues(id));
    const update = () => setFields({ values: readValues(elements), given: [...given] });
    update();
    const controller = new AbortController();
    const { signal } = controller;
    for (const element of elements) {
      makeEditable(element);
      const tidy = () => showValue(element, currentValueOf(element));
      element.addEventListener('blur', tidy, { signal });
      element.addEventListener(
        'input',
        () => {
          // Browsers leave a line break in an emptied field.
          if (element.textContent === '') element.replaceChildren();
          for (const other of elements)
            if (other !== element && nameOf(other) === nameOf(element)) showValue(other, currentValueOf(element));
          given.delete(nameOf(element));
          update();
          window.history.replaceState(window.history.state, '', formatRunAddress(id, readValues(elements)));
        },
        { signal },
      );
      element.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          tidy();
          enter();
        },
        { signal },
      );
    }
    return () => controller.abort();
  }, [rootRef, id]);
  return fields;
}

/** Returns the names of fields that get another value. */
function showGivenValues(elements: readonly HTMLElement[], values: Readonly<Record<string, string>>): Set<string> {
  const given = new Set<string>();
  for (const element of elements) {
    const value = values[nameOf(element)];
    if (value === undefined || value === writtenValueOf(element)) continue;
    given.add(nameOf(element));
    showValue(element, value);
  }
  return given;
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

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fields } from './runPanelProps.ts';

/** Let readers edit texts of a sample. What does it loads where there are such texts; a run waits for it with `prepare`. */
export function useFields(rootRef: RefObject<HTMLElement | null>, id: string, onEnter: () => void) {
  const [fields, setFields] = useState<Fields>({ values: {}, given: [] });
  const prepareRef = useRef(async () => {});
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const elements = [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    if (elements.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isReady = false;
    prepareRef.current = async () => {
      const { editFields } = await import('./editFields.ts');
      if (isReady || signal.aborted) return;
      isReady = true;
      editFields({ elements, id, onChange: setFields, onEnter: () => enter(), signal });
    };
    prepareRef.current().catch(console.error);
    return () => controller.abort();
  }, [rootRef, id]);
  return { fields, prepare: () => prepareRef.current() };
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { resolveTabKey } from '../../../theme/ui/resolveTabKey.ts';

interface Tab {
  name: string;
  label: string;
  panel: ReactNode;
}

/** Draw tabs of which one panel shows. */
export function PanelTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const move = (event: KeyboardEvent) => {
    const target = resolveTabKey(event.key, shown, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    setShown(target);
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div>
      <div className="tabs" role="tablist" aria-label={label} ref={listRef} onKeyDown={move}>
        {tabs.map(({ name, label }, index) => (
          <button
            key={name}
            className="tab"
            type="button"
            role="tab"
            id={`${id}${name}`}
            aria-controls={`${id}${name}-panel`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}${name}-panel`}
          aria-labelledby={`${id}${name}`}
          hidden={index !== shown}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

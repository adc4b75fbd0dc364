import { usePage } from '@rspress/core/runtime';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { MergedPart } from '../ui/MergedPart.tsx';
import { useClosing } from '../ui/Popup.tsx';
import { HISTORY_CLASS } from './historyClass.ts';
import { loadHistoryParts, useHistoryParts } from './historyParts.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';

/** Draw the title of a page, with the line about its history. The home page has that line at its end. */
export function PageHeading(props: ComponentProps<'h1'>) {
  const { page } = usePage();
  return (
    <>
      <h1 {...props} />
      {page.routePath !== '/' && <PageHistory />}
    </>
  );
}

/** Draw the history line. The merge's line is drawn again for readers who chose another version, or came without the HTML. */
export function PageHistory() {
  const { name } = useThemeData();
  const slotRef = useRef<HTMLDivElement>(null);
  const preferred = usePreferredVersion();
  const parts = useHistoryParts();
  const [isAsked, setIsAsked] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useClosing(slotRef);
  const hasOther = preferred !== undefined && preferred.name !== name;

  useEffect(() => {
    if (!hasOther && slotRef.current?.hasChildNodes()) return;
    setIsAsked(true);
    loadHistoryParts();
  }, [hasOther]);

  return (
    <>
      {!isShown && <MergedPart part="history" className={HISTORY_CLASS} ref={slotRef} />}
      {isAsked && parts && <parts.HistoryLine onShown={setIsShown} />}
    </>
  );
}

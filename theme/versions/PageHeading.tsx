import { usePage } from '@rspress/core/runtime';
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { HISTORY_PART } from '../../common/siteFiles.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { createStore } from '../ui/createStore.ts';
import { DocumentPart } from '../ui/DocumentPart.tsx';
import { loadPart } from '../ui/loadPart.ts';
import { useClosing } from '../ui/Popup.tsx';
import styles from './PageHistory.module.css';
import { usePreferredVersion } from './versions.ts';

/** Styles for content do not apply between title and text. */
const HISTORY_CLASS = `rp-not-doc ${styles.root}`;

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
      {!isShown && <DocumentPart part={HISTORY_PART} className={HISTORY_CLASS} ref={slotRef} />}
      {isAsked && parts && <parts.HistoryLine className={HISTORY_CLASS} onShown={setIsShown} />}
    </>
  );
}

/** Draw a heading, with a badge if its section is new or changed for the reader. */
export const SectionHeading2 = createHeading('h2');
export const SectionHeading3 = createHeading('h3');

function createHeading(Heading: 'h2' | 'h3') {
  return ({ children, ...props }: ComponentProps<'h2'>) => {
    const parts = useHistoryParts();
    return (
      <Heading {...props}>
        {children}
        {parts && props.id && <parts.SectionBadge anchor={props.id} />}
      </Heading>
    );
  };
}

const historyParts = createStore<typeof import('./historyParts.tsx') | undefined>(undefined);

const useHistoryParts = () => useSyncExternalStore(historyParts.subscribe, historyParts.read, () => undefined);

/** The first paint does not need the parts. */
function loadHistoryParts(): void {
  if (historyParts.read()) return;
  loadPart(() => import(/* webpackChunkName: "history" */ './historyParts.tsx')).then(
    historyParts.write,
    // The line that the merge wrote leads to the same words.
    (cause: unknown) => console.error('Cannot load the history of the page. Reload to try again.', cause),
  );
}

import { useEffect, useState } from 'react';
import { HISTORY_SLOT } from '../../common/pageHistory.ts';
import { HISTORY_CLASS } from './historyClass.ts';
import { loadHistoryParts, useHistoryParts } from './historyParts.ts';

/** Tell what happened to the page in each version. The line that the merge wrote into the HTML is enough for the first paint. */
export function PageHistory() {
  const parts = useHistoryParts();
  const [isShown, setIsShown] = useState(false);
  useEffect(loadHistoryParts, []);
  return (
    <>
      {/* An element without content of its own keeps what the merge wrote. */}
      {!isShown && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
        <div className={HISTORY_CLASS} {...{ [HISTORY_SLOT]: '' }} dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      {parts && <parts.HistoryLine onShown={setIsShown} />}
    </>
  );
}

// Only pages import this file (`plugins/markdown/samples.ts`), never the theme, so that other pages do not load it.
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { readNamedRun } from '../../common/sampleRuns.ts';
import { Callout } from './Callout.tsx';
import { words } from './sampleWords.ts';

/** Say that the page has no sample of the name in its address. `runs` are the names of its samples, separated by spaces. */
export function UnknownRun({ runs }: { runs: string }) {
  const { search } = useLocation();
  const [isUnknown, setIsUnknown] = useState(false);
  useEffect(() => {
    const named = readNamedRun(search);
    setIsUnknown(named !== null && !runs.split(' ').includes(named));
  }, [search, runs]);
  // Screen readers announce changes only in a region that already exists.
  return (
    <div role="status" {...{ [HELP_PART]: '' }}>
      {isUnknown && (
        <Callout type="warning">
          <p>{words.unknownRun}</p>
        </Callout>
      )}
    </div>
  );
}

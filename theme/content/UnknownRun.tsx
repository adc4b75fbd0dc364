// For pages alone (`plugins/markdown/samples.ts`): other pages must not load it.
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { readNamedRun } from '../../common/sampleRuns.ts';
import { sample as words } from '../../common/strings/en/sample.ts';
import { Callout } from './Callout.tsx';

/** Show that the page lacks the sample in its address. `runs` are names, separated by spaces. */
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

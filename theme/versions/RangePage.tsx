import { useHead, useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import type { Manifest } from '../../common/manifest.ts';
import { strings } from '../site/strings.ts';
import { formatTitle } from '../site/usePageTitle.ts';
import { Button } from '../ui/Button.tsx';
import form from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';
import { useCopy } from '../ui/useCopy.ts';
import styles from './RangePage.module.css';

/** A side that is not chosen yet is undefined. */
interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

interface Props {
  title: string;
  isIndexed: boolean;
  /** What readers without scripts see. */
  plain: ReactNode;
  words: { from: string; to: string; swap: string; choose?: string };
  /** Without it, there is no form. */
  manifest: Manifest | undefined;
  range: Range;
  canSwap: boolean;
  onChange: (part: Range) => void;
  /** What the reader can share. */
  href: string;
  /** Says which files did not load, and takes the place of the content. */
  failure: string | undefined;
  retry: () => void;
  children: ReactNode;
}

/** Draw a page about two versions, which the reader chooses, and which are in its address. */
export function RangePage(props: Props) {
  const { title, isIndexed, plain, manifest, failure, retry, children } = props;
  const { site } = useSite();
  useHead({
    title: formatTitle(title, site.title),
    ...(!isIndexed && { meta: [{ name: 'robots', content: 'noindex' }] }),
  });
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      {plain}
      {manifest && <RangeForm {...props} manifest={manifest} />}
      {failure === undefined ? (
        children
      ) : (
        <div role="alert">
          <p>{failure}</p>
          <Button onClick={retry}>{strings.ui.retry}</Button>
        </div>
      )}
    </div>
  );
}

const SIDES = ['from', 'to'] as const;

function RangeForm({ manifest, range, words, canSwap, onChange, href }: Props & { manifest: Manifest }) {
  const [copyLabel, copy] = useCopy(strings.ui.copyLink);
  return (
    <form className={form.row} onSubmit={(event) => event.preventDefault()}>
      {SIDES.map((side) => (
        <Select
          key={side}
          label={words[side]}
          value={range[side]}
          options={manifest.versions.map(({ name, label }) => ({ value: name, label }))}
          onChange={(value) => onChange({ [side]: value })}
          {...(words.choose !== undefined && { placeholder: words.choose })}
        />
      ))}
      {canSwap && (
        <Button kind="quiet" onClick={() => onChange({ from: range.to, to: range.from })}>
          {words.swap}
        </Button>
      )}
      <Button kind="quiet" onClick={() => copy(new URL(href, window.location.href).href)}>
        <span aria-live="polite">{copyLabel}</span>
      </Button>
    </form>
  );
}

interface Query {
  /** Undefined in the build, which has no address. */
  query: string | undefined;
  write: (href: string) => void;
}

/** Read the query of the page's address, and replace it by that of another address. */
export function useQuery(): Query {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const write = (href: string) => navigate({ search: new URL(href, window.location.href).search }, { replace: true });
  return { query: isReady ? search : undefined, write };
}

import { useLocation, useNavigate } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { formatSearchAddress, parseSearchAddress, type SearchAddress } from '../../common/searchAddress.ts';

/** The address waits for the reader's hand: browsers refuse to change it with every key. */
const WRITE_MS = 300;

interface SearchFormState {
  form: SearchAddress;
  change: (part: Partial<SearchAddress>) => void;
  /** Whether the address has been read: the build knows none. */
  isReady: boolean;
}

/** Keep what is searched in the page's address, so that it can be shared, left and come back to. */
export function useSearchForm(): SearchFormState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState(parseSearchAddress(''));
  const [isReady, setIsReady] = useState(false);
  const written = useRef<string>(undefined);
  const text = formatSearchAddress(form);

  // An address that this page did not write: pasted, gone back to, or linked to from the search box.
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setForm(parseSearchAddress(search));
    setIsReady(true);
  }, [search]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the reader changed is written.
  useEffect(() => {
    if (!isReady || text === formatSearchAddress(parseSearchAddress(written.current ?? ''))) return;
    const timer = setTimeout(() => {
      written.current = text;
      navigate({ search: text }, { replace: true });
    }, WRITE_MS);
    return () => clearTimeout(timer);
  }, [text, isReady]);

  return { form, change: (part) => setForm((before) => ({ ...before, ...part })), isReady };
}

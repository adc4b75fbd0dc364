import { useEffect, useState } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { Link } from '../routing/Link.tsx';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { findInOtherVersions } from './askSearch.ts';
import { useSettled } from './useSettled.ts';
import styles from './WordHints.module.css';

/** Words that are looked for in other versions: a pasted page is no search. */
const MAX_WORDS = 3;

interface Hint {
  word: string;
  version: { name: string; label: string };
}

/** Tell words that the searched version does not have, but another has. */
export function WordHints({ form, words }: { form: SearchAddress; words: readonly string[] }) {
  const { name } = useThemeData();
  const versionName = form.version ?? name;
  const hints = useHints(form.area ? [] : words.slice(0, MAX_WORDS), versionName);
  const { before, between, after } = strings.search.wordElsewhere(versionName);
  return hints.map(({ word, version }) => (
    <p className={styles.root} key={word}>
      {before}
      <bdi>{word}</bdi>
      {between}
      <Link
        className={styles.link}
        href={
          SEARCH_ROUTE + formatSearchAddress({ ...form, version: version.name === name ? undefined : version.name })
        }
      >
        {version.label}
      </Link>
      {after}
    </p>
  ));
}

function useHints(words: readonly string[], versionName: string): Hint[] {
  const { siteBase } = useThemeData();
  const [hints, setHints] = useState<Hint[]>([]);
  const key = words.join(' ');
  const isSettled = useSettled(key);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the words.
  useEffect(() => {
    setHints([]);
    // Each version that is looked into costs its index.
    if (key === '' || !isSettled || !mayPrefetch(readConnection())) return;
    let isCurrent = true;
    const look = words.map(async (word) => {
      const version = await findInOtherVersions(siteBase, { word, versionName });
      return version ? [{ word, version }] : [];
    });
    Promise.all(look).then(
      (found) => isCurrent && setHints(found.flat()),
      (cause: unknown) => console.error('Other versions cannot be looked into.', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isSettled, versionName, siteBase]);

  return hints;
}

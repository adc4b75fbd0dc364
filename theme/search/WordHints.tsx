import { useMemo } from 'react';
import { formatSearchAddress, SEARCH_ROUTE, type SearchAddress } from '../../common/searchAddress.ts';
import { results as texts } from '../../common/strings/results.en.ts';
import { Link } from '../routing/Link.tsx';
import { mayPrefetch, readConnection } from '../routing/mayPrefetch.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { findWordsElsewhere, type WordElsewhere } from './askSearch.ts';
import { useAnswer, useSettled } from './useAnswer.ts';
import styles from './WordHints.module.css';

/** Words that are looked for in other versions: a pasted page is no search. */
const MAX_WORDS = 3;

/** Tell words that the searched version does not have, but another has. */
export function WordHints({ form, words }: { form: SearchAddress; words: readonly string[] }) {
  const { name } = useThemeData();
  const versionName = form.version ?? name;
  const hints = useHints(form.area ? [] : words.slice(0, MAX_WORDS), versionName);
  const { before, between, after } = texts.wordElsewhere(versionName);
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

function useHints(words: readonly string[], versionName: string): WordElsewhere[] {
  const { siteBase } = useThemeData();
  const key = words.join(' ');
  const isSettled = useSettled(key);
  const question = useMemo(
    () => (key !== '' && isSettled && mayLook() ? { siteBase, words: key.split(' '), versionName } : undefined),
    [key, isSettled, siteBase, versionName],
  );
  const { state } = useAnswer(question, findWordsElsewhere);
  return state.status === 'done' && state.answered === question ? state.answer : [];
}

/** Each version that is looked into costs its index. */
const mayLook = () => mayPrefetch(readConnection());

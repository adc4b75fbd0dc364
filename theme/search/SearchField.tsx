import type { ComponentProps } from 'react';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SearchField.module.css';

interface Props extends ComponentProps<'input'> {
  'aria-label': string;
}

/** Draw a framed search field. Children come after the text. */
export function SearchField({ children, ...input }: Props) {
  return (
    <label className={styles.root}>
      <Icon name="search" />
      <input
        {...input}
        className={styles.input}
        type="text"
        name="q"
        placeholder={strings.search.search}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {children}
    </label>
  );
}

import type { ComponentProps } from 'react';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './SearchField.module.css';

interface Props extends ComponentProps<'input'> {
  'aria-label': string;
  value: string;
  onClear: () => void;
}

/** Draw a search field with a frame and, where it has a text, a button that clears it. */
export const SearchField = ({ onClear, ...input }: Props) => (
  <div className={styles.root}>
    <label className={styles.frame}>
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
    </label>
    {input.value !== '' && (
      <IconButton className={styles.clear} icon="close" label={strings.search.clear} onClick={onClear} />
    )}
  </div>
);

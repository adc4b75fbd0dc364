import { SEARCH_ROUTE } from '../../common/searchAddress.ts';
import { SEARCH_BOX_ID } from '../../common/searchBox.ts';
import { pathnameOf } from '../../common/urls.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchSlot.module.css';
import { SUGGESTIONS_ID } from './suggestionsId.ts';
import { useSearchSlot } from './useSearchSlot.ts';

/**
 * Search from any page: a field, or a button that opens it where the navbar is narrow. This part is loaded with every
 * page; what it opens is loaded on the first sign that the reader will search.
 */
export function SearchSlot() {
  const { base } = useThemeData();
  const words = strings.search;
  const slot = useSearchSlot();
  const { isOpen, text, hint, combobox, Panel } = slot;
  return (
    <search
      className={styles.root}
      data-slot="search"
      ref={slot.rootRef}
      onPointerEnter={slot.expect}
      onFocus={slot.expect}
    >
      <IconButton
        className={styles.button}
        icon="search"
        label={words.open}
        expansion={{ 'aria-expanded': isOpen, 'aria-controls': SEARCH_BOX_ID }}
        onClick={slot.open}
      />
      <form
        className={styles.box}
        id={SEARCH_BOX_ID}
        action={pathnameOf(base, SEARCH_ROUTE)}
        data-open={isOpen ? '' : undefined}
      >
        <SearchField
          ref={slot.inputRef}
          aria-label={words.search}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={SUGGESTIONS_ID}
          aria-expanded={isOpen && combobox.hasOptions}
          aria-activedescendant={isOpen ? combobox.activeId : undefined}
          value={text}
          onChange={({ target }) => slot.write(target.value)}
          onFocus={slot.open}
          onClick={slot.open}
        >
          {text === '' && <kbd className={styles.hint}>{hint}</kbd>}
        </SearchField>
        {text !== '' && <IconButton className={styles.clear} icon="close" label={words.clear} onClick={slot.clear} />}
        <button className={styles.cancel} type="button" onClick={slot.leave}>
          {words.cancel}
        </button>
        {Panel && <Panel slot={slot} />}
        {slot.hasFailed && isOpen && (
          <p className={styles.failure} role="alert">
            {words.failures.panel}
          </p>
        )}
      </form>
    </search>
  );
}

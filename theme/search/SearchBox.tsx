import { SEARCH_ROUTE } from '../../common/searchAddress.ts';
import { SEARCH_BOX_ID } from '../../common/searchBox.ts';
import { pathnameOf } from '../../common/urls.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './SearchBox.module.css';
import { SearchField } from './SearchField.tsx';
import { useSearchBox } from './useSearchBox.ts';

const LIST_ID = 'search-suggestions';

/** Search from any page. The popup is loaded on the first sign that the reader will search. */
export function SearchBox() {
  const { base } = useThemeData();
  const words = strings.search;
  const { state, send, approach, rootRef, inputRef, hint, Popup } = useSearchBox();
  const { text, list, popup } = state;
  const isOpen = state.status === 'open';
  const open = () => send({ type: 'open' });
  return (
    <search className={styles.root} data-slot="search" ref={rootRef} onPointerEnter={approach} onFocus={approach}>
      <IconButton
        className={styles.button}
        icon="search"
        label={words.open}
        expansion={{ 'aria-expanded': isOpen, 'aria-controls': SEARCH_BOX_ID }}
        onClick={open}
      />
      <form
        className={styles.box}
        id={SEARCH_BOX_ID}
        action={pathnameOf(base, SEARCH_ROUTE)}
        data-open={isOpen ? '' : undefined}
      >
        <SearchField
          ref={inputRef}
          aria-label={words.search}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={LIST_ID}
          aria-expanded={isOpen && list.hasOptions}
          aria-activedescendant={isOpen ? list.activeId : undefined}
          value={text}
          onChange={({ target }) => send({ type: 'input', text: target.value })}
          onFocus={open}
          onClick={open}
        >
          {text === '' && <kbd className={styles.hint}>{hint}</kbd>}
        </SearchField>
        {text !== '' && (
          <IconButton
            className={styles.clear}
            icon="close"
            label={words.clear}
            onClick={() => send({ type: 'clear' })}
          />
        )}
        <button className={styles.cancel} type="button" onClick={() => send({ type: 'cancel' })}>
          {words.cancel}
        </button>
        {Popup && <Popup listId={LIST_ID} text={text} isOpen={isOpen} inputRef={inputRef} send={send} />}
        {isOpen && (popup === 'failed' || popup === 'retrying') && (
          <p className={styles.failure} role="alert">
            {words.cannotLoad}
          </p>
        )}
      </form>
    </search>
  );
}

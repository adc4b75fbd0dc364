import { SEARCH_BOX_ID, SEARCH_ROUTE } from '../../common/search.ts';
import { pathnameOf } from '../../common/urls.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import iconButton from '../ui/IconButton.module.css';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './SearchBox.module.css';
import { SearchField } from './SearchField.tsx';
import { useSearchBox } from './useSearchBox.ts';

const LIST_ID = 'search-suggestions';

/** Search from any page, in a dialog that the script in the head opens. What it shows is loaded when the reader comes near. */
export function SearchBox() {
  const { base } = useThemeData();
  const words = strings.search;
  const { state, send, approach, dialogRef, inputRef, hint, Popup } = useSearchBox();
  const { text, list, popup } = state;
  const isOpen = state.status === 'open';
  return (
    <search className={styles.root} data-slot="search" onPointerEnter={approach} onFocus={approach}>
      <button
        className={`${iconButton.root} ${styles.button}`}
        type="button"
        aria-label={text === '' ? words.open : `${words.open}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={SEARCH_BOX_ID}
      >
        <Icon name="search" />
        <span className={styles.text}>{text || words.search}</span>
        <kbd className={styles.hint}>{hint}</kbd>
      </button>
      <dialog
        className={styles.dialog}
        id={SEARCH_BOX_ID}
        ref={dialogRef}
        aria-label={words.search}
        onClose={({ currentTarget }) => {
          // A quick reader has opened it again before the browser says that it closed.
          if (currentTarget.open) return;
          // Until the next frame the hidden field has the focus, and focusing it again would tell nothing.
          inputRef.current?.blur();
          send({ type: 'close' });
        }}
      >
        <form className={styles.form} action={pathnameOf(base, SEARCH_ROUTE)}>
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
            onFocus={() => send({ type: 'open' })}
          />
          {text !== '' && <IconButton icon="close" label={words.clear} onClick={() => send({ type: 'clear' })} />}
          <button className={styles.cancel} type="button" onClick={() => send({ type: 'close' })}>
            {words.cancel}
          </button>
        </form>
        {Popup && <Popup listId={LIST_ID} text={text} isOpen={isOpen} inputRef={inputRef} send={send} />}
        {isOpen && (popup === 'failed' || popup === 'retrying') && (
          <p className={styles.failure} role="alert">
            {words.cannotLoad}
          </p>
        )}
      </dialog>
    </search>
  );
}

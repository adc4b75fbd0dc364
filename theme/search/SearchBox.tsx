import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { shellId } from '../../common/pageHtml.ts';
import { SEARCH_BOX_ID, SEARCH_ROUTE } from '../../common/search.ts';
import { formatShortcut, MAC_KEYS } from '../../common/shortcut.ts';
import { pathnameOf } from '../../common/urls.ts';
import { mayPrefetch } from '../navigation/pages.ts';
import { strings } from '../site/strings.ts';
import { useFrontMatter } from '../site/usePageTitle.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import iconButton from '../ui/IconButton.module.css';
import { loadPart } from '../ui/loadPart.ts';
import { keepRecentPage } from './recentPages.ts';
import styles from './SearchBox.module.css';
import { SearchField } from './SearchField.tsx';
import type { SearchPopup } from './SearchPopup.tsx';
import { useHighlight } from './useHighlight.ts';

const LIST_ID = shellId('search-suggestions');

/** Search from any page, in a dialog that the script in the head opens. What it shows is loaded when the reader comes near. */
export function SearchBox() {
  const { base, search } = useThemeData();
  const { pathname } = useLocation();
  const words = strings.search;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const { Popup, hasFailed, load } = usePopup();
  const { words: highlighted, drop } = useHighlight();
  const isMac = useSyncExternalStore(subscribeNever, readIsMac, () => false);
  useKeptPage();

  useEffect(() => setText((typed) => resolveText(typed, highlighted)), [highlighted]);

  const close = () => dialogRef.current?.close();
  const leavePage = useEffectEvent(() => {
    if (isOpen) close();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => leavePage(), [pathname]);

  const open = () => {
    setIsOpen(true);
    load();
  };
  const openEarly = useEffectEvent(() => {
    if (!dialogRef.current?.open) return;
    open();
    setText(inputRef.current?.value ?? '');
  });
  // The reader may have opened it, and typed, before hydration.
  useEffect(() => openEarly(), []);

  const approach = () => {
    // A reader who saves data pays for what is loaded in vain.
    if (mayPrefetch()) load();
  };
  const clear = () => {
    setText('');
    drop();
    inputRef.current?.focus();
  };
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
        <kbd className={styles.hint}>{formatShortcut(search.shortcut, isMac ? MAC_KEYS : words.keys)}</kbd>
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
          setIsOpen(false);
        }}
      >
        <form className={styles.form} action={pathnameOf(base, SEARCH_ROUTE)}>
          {/* `OptionList` changes `aria-expanded` and the active option. */}
          <SearchField
            ref={inputRef}
            aria-label={words.search}
            role="combobox"
            aria-autocomplete="list"
            aria-controls={LIST_ID}
            aria-expanded={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              load();
            }}
            onFocus={open}
            onClear={clear}
          />
          <button className={styles.cancel} type="button" onClick={close}>
            {words.cancel}
          </button>
        </form>
        {isOpen && Popup && <Popup text={text} box={{ listId: LIST_ID, inputRef, close }} />}
        {isOpen && hasFailed && (
          <p className={styles.failure} role="alert">
            {words.cannotLoad}
          </p>
        )}
      </dialog>
    </search>
  );
}

/** What the reader typed, if the highlighted words come from it; else the words. */
const resolveText = (typed: string, words: string): string =>
  words !== '' && words.split(' ').every((word) => typed.includes(word)) ? typed : words;

interface LazyPopup {
  Popup?: typeof SearchPopup;
  hasFailed?: true;
}

/** Load the popup once, and again after a failure. */
function usePopup(): LazyPopup & { load: () => void } {
  const { siteBase, name } = useThemeData();
  const [popup, setPopup] = useState<LazyPopup>({});
  /** How often a reader asked for it since the last attempt began. */
  const asked = useRef(0);

  const load = () => {
    asked.current += 1;
    if (asked.current > 1) return;
    // The first search is prepared while the popup loads, which reports a failure.
    loadPart(() => import(/* webpackChunkName: "search" */ './searchClient.ts')).then(
      ({ warmUp }) => warmUp({ siteBase, versionName: name }),
      () => undefined,
    );
    loadPart(() => import(/* webpackChunkName: "panel" */ './SearchPopup.tsx')).then(
      ({ SearchPopup }) => setPopup({ Popup: SearchPopup }),
      (cause: unknown) => {
        console.error('The search could not be loaded.', cause);
        const isAskedAgain = asked.current > 1;
        asked.current = 0;
        setPopup({ hasFailed: true });
        if (isAskedAgain) load();
      },
    );
  };
  return { ...popup, load };
}

function useKeptPage(): void {
  const { page } = usePage();
  const matter = useFrontMatter();
  const { base, name } = useThemeData();
  const title = matter.title ?? page.title;
  const pathname = page.pageType === 'doc' ? pathnameOf(base, page.routePath) : '';

  useEffect(() => {
    if (pathname !== '' && title) keepRecentPage({ pathname, title, version: name });
  }, [pathname, title, name]);
}

const subscribeNever = () => () => {};
const readIsMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

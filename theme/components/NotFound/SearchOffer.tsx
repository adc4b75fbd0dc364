interface Props {
  /** Base of the version that is searched. */
  base: string;
  words: string;
  className: string | undefined;
}

/** Whether the site has a page of its own for the search. */
const HAS_SEARCH_PAGE: boolean = false;

/** Offer to search for the words of an address. */
export function SearchOffer({ base, words, className }: Props) {
  if (!HAS_SEARCH_PAGE || words === '') return null;
  return (
    <li>
      <a className={className} href={`${base}search/?q=${encodeURIComponent(words)}`}>
        Search for “{words}”
      </a>
    </li>
  );
}

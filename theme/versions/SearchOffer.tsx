import { formatSearchAddress, SEARCH_ROUTE } from '../../common/searchAddress.ts';
import { pathnameOf } from '../../common/urls.ts';

interface Props {
  /** Base of the version that is searched. */
  base: string;
  words: string;
  className: string | undefined;
}

/** Offer to search for the words of an address. */
export function SearchOffer({ base, words, className }: Props) {
  if (words === '') return null;
  return (
    <li>
      <a className={className} href={pathnameOf(base, SEARCH_ROUTE) + formatSearchAddress({ q: words })}>
        Search for “{words}”
      </a>
    </li>
  );
}

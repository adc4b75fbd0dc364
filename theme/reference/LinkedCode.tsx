import { referenceHref } from '../../common/reference.ts';
import { Link } from '../routing/Link.tsx';
import { splitCode } from './splitCode.ts';

/** Draw code whose names link to where they are declared. `ids` has them by name. */
export function LinkedCode({ text, ids }: { text: string; ids: Readonly<Record<string, string>> }) {
  return splitCode(text, ids).map(({ text: part, id }, index) =>
    id ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Link key={index} href={referenceHref(id)}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

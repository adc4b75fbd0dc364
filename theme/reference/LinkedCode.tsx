import { Link } from '../routing/Link.tsx';
import { splitCode } from './splitCode.ts';

/** Draw code whose names link to where they are declared. */
export function LinkedCode({
  text,
  links = {},
}: {
  text: string;
  links?: Readonly<Record<string, string>> | undefined;
}) {
  return splitCode(text, links).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <Link key={index} href={href}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}

/** Draw a sentence with code between backticks. */
export function TextWithCode({ text }: { text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

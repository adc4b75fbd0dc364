import { PageHeading } from '../versions/PageHeading.tsx';

/** Draw a missing heading. Rspress's component adds a table of all Unicode letters to every page, for ids. */
export function FallbackHeading({ title }: { title: string }) {
  return title ? <PageHeading>{title}</PageHeading> : null;
}

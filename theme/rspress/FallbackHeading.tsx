import { PageHeading } from '../versions/PageHeading.tsx';

/**
 * Draw the heading of a page whose text has none. Replaces Rspress's component, whose ids for headings add a table of all
 * Unicode letters to every page.
 */
export function FallbackHeading({ title }: { title: string }) {
  return title ? <PageHeading>{title}</PageHeading> : null;
}

import { getCustomMDXComponent } from '@rspress/core/theme-original';

const { h1: Heading } = getCustomMDXComponent();

/**
 * Head a page whose text has no heading of its own. Takes the place of Rspress's part, whose ids for headings bring a
 * table of all Unicode letters to every page.
 */
export function FallbackHeading({ title }: { title: string }) {
  return title ? <Heading>{title}</Heading> : null;
}

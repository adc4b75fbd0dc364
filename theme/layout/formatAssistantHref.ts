import type { Assistant } from '../../common/siteConfig.ts';

/** Build the address that opens an assistant with a text. */
export const formatAssistantHref = ({ href }: Pick<Assistant, 'href'>, text: string): string =>
  href.replace('{text}', () => encodeURIComponent(text));

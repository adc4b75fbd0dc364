/** Escape text for HTML and XML. */
export function escapeMarkup(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** Format a link; address and words are escaped. */
export const formatLink = (href: string, words: string): string =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(words)}</a>`;

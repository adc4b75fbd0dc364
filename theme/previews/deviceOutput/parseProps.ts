/** A system property. */
export interface Prop {
  key: string;
  value: string;
}

/** Read what `getprop` prints without a name. A value may have several lines. Lines that are no property are left out. */
export function parseProps(text: string): Prop[] {
  // A value ends where its line does, and never reaches into the next property.
  const lines = text.replaceAll('\r', '').matchAll(/^\[([^\]\n]*)\]: \[((?:(?!\n\[[^\]\n]*\]: \[)[\s\S])*?)\]$/gm);
  return [...lines].map(([, key = '', value = '']) => ({ key, value }));
}

/** A system property. */
export interface Prop {
  key: string;
  value: string;
}

/** Parse the output of `getprop` without arguments. A value may have several lines. Other lines are ignored. */
export function parseProps(text: string): Prop[] {
  // A value ends with a bracket at the end of a line, and never contains the start of another property.
  const lines = text.replaceAll('\r', '').matchAll(/^\[([^\]\n]*)\]: \[((?:(?!\n\[[^\]\n]*\]: \[)[\s\S])*?)\]$/gm);
  return [...lines].map(([, key = '', value = '']) => ({ key, value }));
}

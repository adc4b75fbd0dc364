interface Prop {
  key: string;
  value: string;
}

/** Parse the output of `getprop`. Values may have several lines. */
export function parseProps(text: string): Prop[] {
  // A value never contains the start of another property.
  const lines = text.replaceAll('\r', '').matchAll(/^\[([^\]\n]*)\]: \[((?:(?!\n\[[^\]\n]*\]: \[)[\s\S])*?)\]$/gm);
  return [...lines].map(([, key = '', value = '']) => ({ key, value }));
}

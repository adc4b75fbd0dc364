export interface ModeColors {
  light: string;
  dark: string;
}

/**
 * Read the colour of a token in both modes from the text of `theme/styles/tokens.css`, following `var(--other)`. Throws where the
 * text does not set the token to `light-dark(…)`.
 * @example readTokenColors(css, '--docs-bg') gives { light: '#ffffff', dark: '#14111a' }
 */
export function readTokenColors(css: string, token: string): ModeColors {
  const [, value = ''] = new RegExp(`${token}:\\s*([^;]+);`).exec(css) ?? [];
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other) return readTokenColors(css, other);
  const [, light, dark] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
  if (!light || !dark) throw new Error(`The tokens must set ${token} to light-dark(…), with a colour for each mode.`);
  return { light, dark };
}

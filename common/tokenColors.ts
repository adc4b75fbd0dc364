export interface ModeColors {
  light: string;
  dark: string;
}

/**
 * Read the colour of a token in both modes from the text of `theme/styles/tokens.css`, following `var(--other)`. Throws where the
 * text does not set the token once for each mode, light first.
 * @example readTokenColors(css, '--docs-bg') gives { light: '#ffffff', dark: '#14111a' }
 */
export function readTokenColors(css: string, token: string): ModeColors {
  const [light, dark, ...others] = [...css.matchAll(new RegExp(`${token}:\\s*([^;]+);`, 'g'))].map(
    ([, value]) => value,
  );
  if (!light || !dark || others.length > 0) throw new Error(`The tokens must set ${token} twice: light, then dark.`);
  const follow = (value: string, mode: keyof ModeColors): string => {
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other ? readTokenColors(css, other)[mode] : value;
  };
  return { light: follow(light, 'light'), dark: follow(dark, 'dark') };
}

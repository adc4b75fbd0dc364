/**
 * Tell whether a key belongs to a composition, such as that of Japanese words. Safari ends it before the key that ends it:
 * https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;

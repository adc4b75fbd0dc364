// Replaces `shiki` in both bundles (plugins/rspress/replacedModules.ts): the build highlights all code.

/** Create an empty theme, which the development server makes and never uses. */
export const createCssVariablesTheme = (): object => ({});

export const codeToHast = (): never => {
  throw new Error(
    'Shiki is not in the bundle: the component CodeBlockRuntime cannot be used. See theme/rspress/shiki.ts.',
  );
};

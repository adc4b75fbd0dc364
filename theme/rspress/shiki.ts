// Replaces `shiki` in both bundles: see plugins/rspress/shikiStub.ts. Rspress's `CodeBlockRuntime` imports it, and this site
// does not use that component: the build highlights all code.

/** The development server loads that component, which makes a theme at once, without using it. */
export const createCssVariablesTheme = (): object => ({});

export const codeToHast = (): never => {
  throw new Error(
    'Shiki is not in the bundle: the component CodeBlockRuntime cannot be used. See theme/rspress/shiki.ts.',
  );
};

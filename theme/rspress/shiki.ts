// Replaces `shiki` in both bundles: see plugins/rspress/shikiStub.ts. Rspress's `CodeBlockRuntime` imports it, and this site
// does not use that component: the build highlights all code. The bundle of a page that uses it fails as soon as it loads.

const refuse = (): never => {
  throw new Error(
    'Shiki is not in the bundle: the component CodeBlockRuntime cannot be used. See theme/rspress/shiki.ts.',
  );
};

export const createCssVariablesTheme = refuse;
export const codeToHast = refuse;

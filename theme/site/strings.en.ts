// Every word that the shell says in English. `strings.<language>.ts` beside it is the same in another language; the build
// takes the file of its own language (`plugins/rspress/shellStrings.ts`). Words with a value in them are functions.
// The keys are the rooms of the theme.

type ColorChoice = 'light' | 'dark' | 'system';

export const strings = {
  loading: {
    loading: 'Loading…',
    loadingPage: 'Loading page',
    failureTitle: 'This page did not load',
    retry: 'Retry',
    crashTitle: 'Page Error',
    crashed: 'This page crashed.',
    cause: 'Cause:',
    tryAgain: 'Try again',
    homePage: 'Home page',
    unknownError: 'Unknown error',
  },
  navbar: {
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close navigation bar',
    moreLinks: 'More links',
    versions: 'Versions',
    language: (current: string) => `Language: ${current}`,
    languages: 'Languages',
    colorMode: (mode: ColorChoice) => `${mode} mode`,
    switchColorMode: (mode: ColorChoice) => `Switch between dark and light mode (currently ${mode} mode)`,
  },
  routing: {
    pageTimeout: ({ route, seconds }: { route: string; seconds: number }) =>
      `The page at ${route} did not load within ${seconds} seconds.`,
  },
  sidebar: {
    sidebar: 'Docs sidebar',
    expand: (group: string) => `Expand ${group}`,
    collapse: (group: string) => `Collapse ${group}`,
    breadcrumbs: 'Breadcrumbs',
    homePage: 'Home page',
    onThisPage: 'On this page',
    editPage: 'Edit this page',
    lastUpdated: 'Last updated on',
    pages: 'Docs pages',
    previous: 'Previous',
    next: 'Next',
  },
  site: {
    notFoundTitle: 'Page Not Found',
    cannotLoadFile: ({ href, status }: { href: string; status: number }) =>
      `Cannot load ${href}: the server answered ${status}.`,
  },
  ui: {
    skipToContent: 'Skip to content',
    opensInNewTab: 'opens in new tab',
  },
};

/** What a file of another language has to have. */
export type Strings = typeof strings;

// Words of the shell in English that any page may need; those of single pages and of the build are in the other files here.
// `strings.<language>.ts` is the same in another language, and `findStrings.ts` lists all files. The build puts the file of its
// own language into the theme (`plugins/rspress/shellStrings.ts`).
// Words with a value in them are functions. The keys of `strings` are the rooms of the theme.

interface Copyright {
  from: number;
  to: number;
  holder: string;
}

type ColorChoice = 'light' | 'dark' | 'system';

const olderDocs = (product: string) => `This is documentation for ${product} `;

export const strings = {
  layout: {
    announcement: 'Announcement',
    closeAnnouncement: 'Close announcement',
    backToTop: 'Scroll back to top',
    copyMarkdown: { idle: 'Copy page as Markdown', copied: 'Copied', failed: 'Copying failed' },
    viewMarkdown: 'View as Markdown',
    /** The menu of what a reader can do with a page. */
    actions: {
      menu: 'Page actions',
      copyLink: { idle: 'Copy link', copied: 'Copied', failed: 'Copying failed' },
      llms: (version: string) => `List of pages of ${version} (llms.txt)`,
      llmsFull: (version: string) => `All pages of ${version} (llms-full.txt)`,
      openIn: (assistant: string) => `Open in ${assistant}`,
      /** What an assistant is asked. */
      question: (address: string) => `Read ${address} and help me with questions about it.`,
      report: {
        link: 'Report a problem',
        title: (title: string) => `Docs: ${title}`,
        page: 'Page',
        version: 'Version',
      },
    },
    footer: 'Footer',
    copyright: ({ from, to, holder }: Copyright) => `Copyright © ${from}-${to} ${holder}.`,
  },
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
  rspress: {
    noPage: (route: string) => `There is no page at ${route}.`,
    noComponent: (route: string) => `The page component at ${route} has no default export.`,
  },
  search: {
    /** Name of the search, of its field and of its page. */
    search: 'Search',
    description: 'Search the documentation.',
    open: 'Open search',
    clear: 'Clear search',
    cancel: 'Cancel',
    /** Names of keys that are written out. */
    keys: { mod: 'Ctrl', ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift' },
    /** The popup of the box cannot be loaded. */
    cannotLoad: 'The search could not be loaded. Press Enter to open the search page.',
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
  content: {
    callouts: {
      note: 'Note',
      info: 'Info',
      important: 'Important',
      tip: 'Tip',
      warning: 'Warning',
      caution: 'Caution',
      danger: 'Danger',
      details: 'Details',
    },
    calloutTitle: (kind: string, title: string) => `${kind}: ${title}`,
    /** Names a box of code by its title. */
    codeFile: (title: string) => `Code of ${title}`,
    /** Names a box of code by its first line. */
    code: (line: string) => `Code: ${line}`,
    copy: { idle: 'Copy code to clipboard', copied: 'Copied', failed: 'Copying failed' },
    toggleWrap: 'Toggle word wrap',
    image: 'Image',
    enlargeImage: (alt: string) => (alt ? `Enlarge image: ${alt}` : 'Enlarge image'),
    closeImage: 'Close',
    /** Names the link beside a heading. */
    headingLink: (heading: string | undefined) => `Direct link to ${heading ?? 'this page'}`,
    /** Says that the click on the link beside a heading copied its address. */
    copyLink: { idle: '', copied: 'Link copied', failed: 'Copying failed' },
    table: (columns: readonly string[]) => `Table: ${columns.join(', ')}`,
    diagram: (caption: string) => `Diagram: ${caption}`,
    tabs: 'Alternatives',
  },
  previews: {
    loadFailure: 'The live preview did not load. Check the connection, or reload the page if the site was updated.',
    retry: 'Retry',
    crash: 'The live preview stopped because of an error. Reload the page to start it again.',
  },
  versions: {
    /** Names the version menu. */
    menu: 'Versions',
    version: (label: string) => `Version: ${label}`,
    all: 'All versions',
    compare: 'Compare versions',
    description: 'Every version, and what is new in it.',
    badges: { latest: 'latest', unreleased: 'unreleased' },
    /** Notes in the version menu. `title` is the page that is shown instead. */
    pageMoved: 'at another address',
    pageMissing: (title: string | undefined) =>
      title ? `not in this version; leads to ${title}` : 'not in this version',
    notice: {
      name: 'Version notice',
      unreleased: (product: string) => ({ before: `This is unreleased documentation for ${product} `, after: '.' }),
      supported: (product: string) => ({ before: olderDocs(product), after: ', which is not the latest version.' }),
      maintained: (product: string) => ({ before: olderDocs(product), after: ', which gets fixes, but nothing new.' }),
      ended: (product: string) => ({ before: olderDocs(product), after: ', which is no longer actively maintained.' }),
      latest: {
        before: 'For up-to-date documentation, see the ',
        link: 'latest version',
        after: (label: string | undefined) => (label ? ` (${label}).` : '.'),
      },
      compare: 'What changed on this page',
      upgrade: (version: string) => `Move from ${version} to the latest version`,
    },
    /** Reminds readers deep in a page of an old version. */
    strip: {
      name: 'Version of this page',
      latest: (version: string) => `Same section in ${version}`,
    },
    notFound: {
      explanation: (version: string | undefined) =>
        `${version === undefined ? 'There is no page' : `Version ${version} has no page`} at this address. ` +
        'The address may be mistyped, or the page may have moved.',
      brokenLink: 'If a link on another site brought you here, please tell its owner that it no longer works.',
      home: (version: string | undefined) => (version === undefined ? 'Home page' : `Home page of version ${version}`),
      search: (words: string) => `Search for “${words}”`,
      samePage: 'This page exists in:',
      pageInVersion: (title: string, version: string) => `${title} in version ${version}`,
    },
  },
};

/** What a file of another language has to have. */
export type Strings = typeof strings;

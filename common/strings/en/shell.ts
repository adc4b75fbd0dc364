// Words for any page, by folder of the theme.

interface Copyright {
  from: number;
  to: number;
  holder: string;
}

type ColorChoice = 'light' | 'dark' | 'system';

const HOME_PAGE = 'Home page';
const olderDocs = (product: string) => `This is documentation for ${product} `;

export const strings = {
  layout: {
    announcement: 'Announcement',
    closeAnnouncement: 'Close announcement',
    actions: {
      menu: 'Page actions',
      copyHit: 'Copy link to this hit',
      copyMarkdown: 'Copy as Markdown',
      viewMarkdown: 'View Markdown',
      edit: 'Edit this page',
      openIn: (assistant: string) => `Open in ${assistant}`,
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
    failure: 'This part of the page did not load',
    crashTitle: 'Page Error',
    crashed: 'This page crashed.',
    cause: 'Cause:',
    tryAgain: 'Try again',
    unknownError: 'Unknown error',
  },
  navbar: {
    main: 'Main',
    menu: 'Menu',
    closeMenu: 'Close navigation bar',
    moreLinks: 'More links',
    language: (current: string) => `Language: ${current}`,
    languages: 'Languages',
    colorMode: (mode: ColorChoice) => `${mode} mode`,
    switchColorMode: (mode: ColorChoice) => `Switch between dark and light mode (currently ${mode} mode)`,
  },
  navigation: {
    pageTimeout: (route: string, seconds: number) => `The page at ${route} did not load within ${seconds} seconds.`,
    noPage: (route: string) => `There is no page at ${route}.`,
    noComponent: (route: string) => `The page component at ${route} has no default export.`,
  },
  search: {
    search: 'Search',
    description: 'Search the documentation.',
    open: 'Open search',
    clear: 'Clear search',
    cancel: 'Cancel',
    keys: { mod: 'Ctrl', ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift' },
    cannotLoad: 'The search could not be loaded. Press Enter to open the search page.',
  },
  sidebar: {
    sidebar: 'Docs sidebar',
    expand: (group: string) => `Expand ${group}`,
    collapse: (group: string) => `Collapse ${group}`,
    breadcrumbs: 'Breadcrumbs',
    onThisPage: 'On this page',
    lastUpdated: 'Last updated on',
    pages: 'Docs pages',
    previous: 'Previous',
    next: 'Next',
  },
  site: {
    notFoundTitle: 'Page Not Found',
    cannotLoadFile: ({ href, status }: { href: string; status: number }) =>
      `Cannot load ${href}: the server answered ${status}.`,
    noAnswer: (href: string, seconds: number) =>
      `Cannot load ${href}: the server did not answer within ${seconds} seconds.`,
  },
  ui: {
    skipToContent: 'Skip to content',
    opensInNewTab: 'opens in new tab',
    homePage: HOME_PAGE,
    retry: 'Retry',
    copyLink: 'Copy link',
    copying: { copied: 'Copied', failed: 'Copying failed' },
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
    codeFile: (title: string) => `Code of ${title}`,
    code: (line: string) => `Code: ${line}`,
    copy: 'Copy code to clipboard',
    toggleWrap: 'Toggle word wrap',
    image: 'Image',
    enlargeImage: (alt: string) => (alt ? `Enlarge image: ${alt}` : 'Enlarge image'),
    closeImage: 'Close',
    headingLink: 'Direct link to this heading',
    linkCopied: 'Link copied',
    table: (columns: readonly string[]) => `Table: ${columns.join(', ')}`,
    diagram: (caption: string) => `Diagram: ${caption}`,
    /** Unlike those of the other tabs on the page. */
    tabs: (heading: string, number: number) => `Alternatives${number > 1 ? ` ${number}` : ''}: ${heading}`,
  },
  previews: {
    start: 'Start',
    loadFailure: 'The live preview did not load. Check the connection, or reload the page if the site was updated.',
    crash: 'The live preview stopped because of an error. Reload the page to start it again.',
  },
  versions: {
    menu: 'Versions',
    version: (label: string) => `Version: ${label}`,
    all: 'All versions',
    compare: 'Compare versions',
    upgrade: (from: string) => `Upgrade from ${from}…`,
    description: 'Every version, and what is new in it.',
    badges: { latest: 'latest', unreleased: 'unreleased' },
    ended: 'No longer maintained',
    /** `title` is the page that is shown instead. */
    pageMoved: 'at another address',
    pageMissing: (title: string | undefined) =>
      title ? `not in this version; leads to ${title}` : 'not in this version',
    notice: {
      name: 'Version notice',
      unreleased: (product: string) => ({ before: `This is unreleased documentation for ${product} `, after: '.' }),
      supported: (product: string) => ({ before: olderDocs(product), after: ', which is not the latest version.' }),
      maintained: (product: string) => ({ before: olderDocs(product), after: ', which gets fixes only.' }),
      ended: (product: string) => ({ before: olderDocs(product), after: ', which is no longer maintained.' }),
      latest: {
        before: 'See the ',
        link: 'latest version',
        after: (label: string | undefined) => (label ? ` (${label}).` : '.'),
      },
      compare: 'What changed on this page',
      same: 'This page is the same there.',
      upgrade: (version: string) => `Upgrade from ${version}`,
    },
    notFound: {
      explanation: (version: string | undefined) =>
        `${version === undefined ? 'There is no page' : `Version ${version} has no page`} at this address. ` +
        'The address may be mistyped, or the page may have moved.',
      cameWith: (title: string, version: string) => `The page “${title}” came with version ${version}.`,
      home: (version: string | undefined) => (version === undefined ? HOME_PAGE : `Home page of version ${version}`),
      search: (words: string) => `Search for “${words}”`,
      samePage: 'This page exists in:',
      nearPages: 'Did you mean:',
      pageInVersion: (title: string, version: string) => `${title} in version ${version}`,
    },
  },
};

/** The shape of every language's file. */
export type Strings = typeof strings;

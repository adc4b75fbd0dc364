/** What the site says about itself, the same in every version. */
export const siteConfig = {
  title: 'Tango ADB',
  tagline: 'Talk to Android devices from browsers and Node.js',
  /** Origin under which the site is published, without a slash at the end. */
  url: 'https://tangoadb.dev',
  /** Path under the origin, with slashes at both ends. */
  base: '/',
  sourceUrl: 'https://github.com/yume-chan/tango-docs',
  navbarLinks: [
    { label: 'Tango Web App', href: 'https://tangoapp.dev' },
    { label: '❤ Sponsor us', href: 'https://opencollective.com/ya-webadb' },
  ],
  copyright: 'Copyright © 2021-2025 Tango ADB.',
} as const;

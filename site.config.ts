import type { WrittenSiteConfig } from './common/config/siteSchema.ts';
import { library } from './library/library.config.ts';

const sourceUrl = 'https://github.com/tango-adb/docs';
const libraryUrl = 'https://github.com/yume-chan/ya-webadb';
const sponsorUrl = 'https://opencollective.com/ya-webadb';

/** What the site says about itself in every version; `common/config/siteSchema.ts` explains each key. */
export const siteConfig: WrittenSiteConfig = {
  title: 'Tango ADB',
  tagline: 'Talk to Android devices from browsers and Node.js',
  url: 'https://tangoadb.dev',
  base: '/',
  favicon: 'library/assets/favicon.svg',
  socialImage: {
    file: 'library/assets/social.png',
    alt: 'Tango ADB: Talk to Android devices from browsers and Node.js',
  },
  sourceUrl,
  navbar: {
    items: [
      { type: 'doc', label: 'Guide', to: '/', position: 'left' },
      { type: 'doc', label: 'API', to: '/api/', position: 'left' },
      { type: 'doc', label: 'Scrcpy', to: '/scrcpy/', position: 'left' },
      { type: 'doc', label: 'Internal', to: '/internal/', position: 'left' },
      { type: 'link', label: 'Tango Web App', href: 'https://tangoapp.dev' },
      { type: 'link', label: '❤ Sponsor us', href: sponsorUrl },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Links',
        items: [
          { label: 'Tango Web App', href: 'https://tangoapp.dev' },
          { label: 'Sponsor us on OpenCollective', href: sponsorUrl },
          { label: 'Source code of Tango ADB library', href: libraryUrl },
          { label: 'Source code of this website', href: sourceUrl },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'GitHub', href: libraryUrl },
          { label: 'Discord', href: 'https://tangoadb.dev/discord' },
          { label: 'WeChat', href: 'https://tangoadb.dev/wechat' },
          { label: 'Reddit', href: 'https://www.reddit.com/r/tango_adb' },
        ],
      },
    ],
    logo: { text: 'Tango ADB' },
    copyright: { from: 2021, to: 2025, holder: 'Tango ADB' },
  },
  colorMode: { defaultMode: 'light', isSwitchEnabled: true, respectSystem: true },
  locales: {
    en: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory' },
  },
  analytics: null,
  search: {
    shortcut: 'mod+k',
    starters: [
      { label: 'Quick start', to: '/' },
      { label: 'Run a command', to: '/api/adb/subprocess/' },
      { label: 'Push a file', to: '/api/adb/sync/write/' },
    ],
  },
  appColors: { theme: '#6b2fd6', background: '#ffffff' },
  content: { dictionary: 'library/dictionary.txt' },
  // They lead to chats.
  hostPaths: ['/discord', '/wechat'],
  assistants: [
    { label: 'ChatGPT', href: 'https://chatgpt.com/?q={text}' },
    { label: 'Claude', href: 'https://claude.ai/new?q={text}' },
  ],
  library,
};

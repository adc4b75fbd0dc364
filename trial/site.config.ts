import type { WrittenSiteConfig } from '../config/siteSchema.ts';
import { siteConfig as ours } from './ourSite.config.ts';

// Every switch that our own site leaves alone is turned on here, so that the tests see it in a browser.
export const siteConfig: WrittenSiteConfig = {
  ...ours,
  title: 'Trial',
  tagline: 'A small site with every switch turned on',
  base: '/manual/',
  navbar: {
    items: [
      ...ours.navbar.items,
      {
        type: 'dropdown',
        label: 'More',
        items: [
          { type: 'link', label: 'Streams', to: '/guide/streams/' },
          { type: 'link', label: 'Elsewhere', href: 'https://example.org/' },
        ],
      },
    ],
  },
  locales: {
    en: { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', url: ours.url, base: '/manual/' },
    ar: { label: 'العربية', htmlLang: 'ar', direction: 'rtl', calendar: 'gregory', url: ours.url, base: '/manual/ar/' },
  },
  analytics: { provider: 'gtag', id: 'G-TRIAL1', anonymizeIp: true },
  announcementBar: {
    id: 'trial-1',
    content: 'Trial 2.0.0 is out: <a href="https://example.org/news">read the news</a><script>alert(1)</script>.',
    backgroundColor: '#20232a',
    textColor: '#ffffff',
    isCloseable: true,
  },
};

import type { SectionId } from '../../common/buildRecord.ts';

/** Sections in the order of the navbar, with the route of each one's first page. */
export const SECTION_LINKS: readonly { id: SectionId; label: string; route: string }[] = [
  { id: 'tango', label: 'Guide', route: '/' },
  { id: 'api', label: 'API', route: '/api/' },
  { id: 'scrcpy', label: 'Scrcpy', route: '/scrcpy/' },
  { id: 'internal', label: 'Internal', route: '/internal/' },
];

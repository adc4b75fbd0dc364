import type { Place } from '../../data/resolvePlace.ts';
import { SECTION_LINKS } from '../../data/sections.ts';
import { useThemeData } from '../../data/useThemeData.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './SectionLinks.module.css';

/** Link to the sections that this version has, and mark the one being read. */
export function SectionLinks({ place }: { place: Place }) {
  const { sidebars } = useThemeData();
  const sections = SECTION_LINKS.filter(({ id }) => sidebars[id]);
  return (
    <ul className={styles.list}>
      {sections.map(({ id, label, route }) => (
        <li key={id}>
          <PageLink
            className={styles.link}
            route={route}
            current={currentMark(id === place.section, route === place.route)}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function currentMark(isSection: boolean, isPage: boolean): 'page' | 'true' | undefined {
  if (isPage) return 'page';
  return isSection ? 'true' : undefined;
}

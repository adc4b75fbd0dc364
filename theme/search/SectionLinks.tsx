import { PageLink } from '../routing/PageLink.tsx';
import { useContexts } from './useContexts.ts';

/** Link to the index of each section. */
export function SectionLinks() {
  return (
    <ul>
      {useContexts().map(({ id, label, route }) => (
        <li key={id}>
          <PageLink className={undefined} route={route}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

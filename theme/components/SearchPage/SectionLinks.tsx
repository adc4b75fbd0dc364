import { useContexts } from '../../search/useContexts.ts';
import { PageLink } from '../PageLink/PageLink.tsx';

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

import { Link } from '../routing/Link.tsx';
import { useContexts } from './useContexts.ts';

/** Link to the index of each section. */
export function SectionLinks() {
  return (
    <ul>
      {useContexts().map(({ id, label, route }) => (
        <li key={id}>
          <Link href={route}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from '../routing/Link.tsx';
import { useAreas } from './useContexts.ts';

/** Link to the index of each section. */
export function SectionLinks() {
  return (
    <ul>
      {useAreas().map(({ id, label, route }) => (
        <li key={id}>
          <Link href={route}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from '../routing/Link.tsx';
import { useAreas } from './useAreas.ts';

/** Link to the index of each area. */
export function AreaLinks() {
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

import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  /** The page that a reader came to without a reload. */
  arrival: { route: string; title: string } | undefined;
}

/** Tell screen readers that another page is shown. */
export function PageAnnouncer({ arrival }: Props) {
  return (
    <div role="status">
      {/* The key makes a title that two pages share new each time: only what is new is spoken. */}
      {arrival && <VisuallyHidden key={arrival.route}>{arrival.title}</VisuallyHidden>}
    </div>
  );
}

import type { ReactNode } from 'react';

interface GroupProps {
  legend: string;
  children: ReactNode;
}

/** Hold fields that belong together, under the words for all of them. */
export function Group({ legend, children }: GroupProps) {
  return (
    <fieldset className="group">
      <legend>{legend}</legend>
      <div className="grid">{children}</div>
    </fieldset>
  );
}

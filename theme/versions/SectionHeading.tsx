import type { ComponentProps } from 'react';
import { useHistoryParts } from './historyParts.ts';

/** Draw a heading, with a mark if its section is new or changed for the reader. */
export const SectionHeading2 = createHeading('h2');
export const SectionHeading3 = createHeading('h3');

function createHeading(Heading: 'h2' | 'h3') {
  return ({ children, ...props }: ComponentProps<'h2'>) => {
    const parts = useHistoryParts();
    return (
      <Heading {...props}>
        {children}
        {parts && props.id && <parts.SectionMark anchor={props.id} />}
      </Heading>
    );
  };
}

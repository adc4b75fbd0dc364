import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';
import { PageHistory } from './PageHistory.tsx';

const { h1: Heading } = getCustomMDXComponent();

/** Draw the title of a page, with the line about its history. */
export function PageHeading(props: ComponentProps<'h1'>) {
  return (
    <>
      <Heading {...props} />
      <PageHistory />
    </>
  );
}

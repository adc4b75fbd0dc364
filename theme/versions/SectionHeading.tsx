import { getCustomMDXComponent } from '@rspress/core/theme-original';
import type { ComponentProps, ComponentType } from 'react';
import { strings } from '../site/strings.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { resolveMarks } from './resolveMarks.ts';
import styles from './SectionHeading.module.css';
import { usePageHistory } from './usePageHistory.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';

const { h2, h3 } = getCustomMDXComponent();
const { marks } = strings.versions.history;

/** Draw the heading of a section, with a mark if the section is new or changed since the version that the reader chose last. */
export const SectionHeading2 = createHeading(h2);
export const SectionHeading3 = createHeading(h3);

function createHeading(Heading: ComponentType<ComponentProps<'h2'>>) {
  return ({ children, ...props }: ComponentProps<'h2'>) => (
    <Heading {...props}>
      {children}
      <Mark id={props.id ?? ''} />
    </Heading>
  );
}

function Mark({ id }: { id: string }) {
  const { route } = useSidebarPosition();
  const { name } = useThemeData();
  const preferred = usePreferredVersion();
  const { history } = usePageHistory(route, preferred !== undefined);
  const mark = history && preferred && resolveMarks(history, name, preferred.name).get(id);
  return mark ? <small className={styles.mark}>{marks[mark](preferred.label)}</small> : null;
}

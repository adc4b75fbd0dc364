import { Children, isValidElement, type ReactNode } from 'react';
import { shellId } from '../../common/pageHtml.ts';
import { strings } from '../site/strings.ts';
import { TabList } from '../ui/TabList.tsx';

interface TabProps {
  /** Name of the tab. The choice in a group is stored by this name. */
  label: string;
  /** What the tab shows. */
  children?: ReactNode;
}

/** Hold the content of one tab; `Tabs` draws the tab. */
export function Tab({ children }: TabProps) {
  return children;
}

interface TabsProps {
  /** Name of the group. All tabs of one group change together. */
  group: string;
  /** Number of the tabs on their page. */
  number: string;
  /** The heading above. */
  heading: string;
  /** The tabs: `Tab` elements. */
  children?: ReactNode;
}

/** Show one of several alternatives. The choice applies to all tabs of the group, on every page. */
export function Tabs({ group, number, heading, children }: TabsProps) {
  const tabs = Children.toArray(children).filter((child) => isValidElement<TabProps>(child));
  return (
    <div data-group={group}>
      <TabList
        id={shellId(`tabs${number}`)}
        label={strings.content.tabs(heading, Number(number))}
        labels={tabs.map(({ props }) => props.label)}
      >
        {tabs}
      </TabList>
    </div>
  );
}

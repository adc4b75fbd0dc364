import { useId } from 'react';
import type { SidebarItem } from '../../../common/sidebar.ts';
import { Icon } from '../Icon/Icon.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import styles from './Sidebar.module.css';
import { useGroup } from './useGroup.ts';

interface Props {
  items: SidebarItem[];
  /** Route of the page being read. */
  route: string;
}

/** List the pages of one section, group within group. */
export function Sidebar({ items, route }: Props) {
  return (
    <nav className={styles.root} aria-label="Docs sidebar">
      <ul className={styles.list}>
        {items.map((item) => (
          <Line key={item.link ?? item.label} item={item} route={route} />
        ))}
      </ul>
    </nav>
  );
}

function Line({ item, route }: { item: SidebarItem; route: string }) {
  return item.items ? (
    <Group item={item} items={item.items} route={route} />
  ) : (
    <li>
      <LineLink item={item} route={route} />
    </li>
  );
}

function LineLink({ item, route }: { item: SidebarItem; route: string }) {
  return (
    <PageLink className={styles.link} route={item.link ?? '/'} current={item.link === route ? 'page' : undefined}>
      {item.label}
    </PageLink>
  );
}

function Group({ item, items, route }: Props & { item: SidebarItem }) {
  const { isOpen, toggle } = useGroup(item, route);
  const listId = useId();
  const name = item.link ? `${isOpen ? 'Collapse' : 'Expand'} ${item.label}` : undefined;
  return (
    <li>
      <div className={styles.row}>
        {item.link && <LineLink item={item} route={route} />}
        <button
          className={item.link ? styles.toggle : styles.heading}
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={name}
          onClick={toggle}
        >
          {item.link ? null : item.label}
          <Icon name="chevron" />
        </button>
      </div>
      <ul className={styles.nested} id={listId} hidden={!isOpen}>
        {items.map((child) => (
          <Line key={child.link ?? child.label} item={child} route={route} />
        ))}
      </ul>
    </li>
  );
}

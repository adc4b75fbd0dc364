import { useId } from 'react';
import type { SidebarItem } from '../../common/sidebar.ts';
import { Link } from '../routing/Link.tsx';
import type { SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Sidebar.module.css';
import { useGroup } from './useGroup.ts';

interface Props {
  items: SidebarItem[];
  path: string;
  route: string;
}

/** List the pages of one area in nested groups. */
export function Sidebar({ position }: { position: SidebarPosition }) {
  return (
    <nav className={styles.root} aria-label={strings.sidebar.sidebar} data-prefetch="">
      <ul className={styles.list}>
        <Items items={position.items} path={position.area ?? ''} route={position.route} />
      </ul>
    </nav>
  );
}

function Items({ items, path, route }: Props) {
  return items.map((item) => {
    const name = item.link ?? item.label;
    return item.items ? (
      <Group key={name} item={item} items={item.items} path={`${path}\n${name}`} route={route} />
    ) : (
      <li key={name}>
        <ItemLink item={item} route={route} />
      </li>
    );
  });
}

function ItemLink({ item, route }: { item: SidebarItem; route: string }) {
  return (
    <Link className={styles.link} href={item.link ?? '/'} aria-current={item.link === route ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}

function Group({ item, items, path, route }: Props & { item: SidebarItem }) {
  const { isOpen, toggle, listRef } = useGroup({ item, path, route });
  const listId = useId();
  const expansion = { 'aria-expanded': isOpen, 'aria-controls': listId };
  return (
    <li>
      <div className={styles.row}>
        {item.link ? (
          <>
            <ItemLink item={item} route={route} />
            <IconButton
              className={styles.toggle}
              icon="chevron"
              label={isOpen ? strings.sidebar.collapse(item.label) : strings.sidebar.expand(item.label)}
              onClick={toggle}
              expansion={expansion}
            />
          </>
        ) : (
          <button className={styles.heading} type="button" onClick={toggle} {...expansion}>
            {item.label}
            <Icon name="chevron" />
          </button>
        )}
      </div>
      <ul className={styles.nested} id={listId} ref={listRef} hidden={!isOpen}>
        <Items items={items} path={path} route={route} />
      </ul>
    </li>
  );
}

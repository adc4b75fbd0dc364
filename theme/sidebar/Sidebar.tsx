import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SidebarItem } from '../../common/sidebar.ts';
import { Link } from '../navigation/Link.tsx';
import { holdsRoute, type SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Sidebar.module.css';

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

/** By path; empty on the server. */
const openGroups = new Map<string, boolean>();

/** Keep whether a group is open, even while another area is shown. A page opens the groups that hold it; the others begin closed. */
function useGroup({ item, path, route }: { item: SidebarItem; path: string; route: string }) {
  const [isOpen, setIsOpen] = useState(holdsRoute(item, route) || (openGroups.get(path) ?? item.collapsed === false));

  const change = (next: boolean) => {
    openGroups.set(path, next);
    setIsOpen(next);
  };
  const openFor = useEffectEvent((newRoute: string) => {
    if (holdsRoute(item, newRoute)) change(true);
  });
  useEffect(() => openFor(route), [route]);

  return { isOpen, toggle: () => change(!isOpen), listRef: useSlide(isOpen) };
}

/** A closed list is `hidden`, a closing one `inert`. */
function useSlide(isOpen: boolean): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(isOpen);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return slide(list, isOpen);
  }, [isOpen]);

  return listRef;
}

/** Returns what stops the slide. React has set `hidden` before either runs: a closing list is shown until the end. */
function slide(list: HTMLUListElement, isOpen: boolean): () => void {
  list.hidden = false;
  list.inert = !isOpen;
  const height = list.scrollHeight;
  const frames = [
    { blockSize: '0', overflow: 'clip' },
    { blockSize: `${height}px`, overflow: 'clip' },
  ];
  const animation = list.animate(isOpen ? frames : frames.reverse(), {
    duration: slideDuration(height),
    easing: 'ease-out',
  });
  animation.onfinish = () => {
    list.hidden = !isOpen;
    list.inert = false;
  };
  return () => {
    animation.cancel();
    list.inert = false;
  };
}

/** In milliseconds: shorter flashes, longer makes the reader wait. */
const SHORTEST = 120;
const LONGEST = 420;

/** Compute milliseconds from pixels. The square root makes high groups move faster. */
const slideDuration = (height: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST + 9 * Math.sqrt(Math.max(0, height))));

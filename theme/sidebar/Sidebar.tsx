import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { renderToString } from 'virtual-docs-sidebars';
import type { SidebarItem } from '../../common/sidebar.ts';
import { Link } from '../navigation/Link.tsx';
import { holdsRoute, type SidebarPosition } from '../site/resolveSidebarPosition.ts';
import { strings } from '../site/strings.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Sidebar.module.css';

interface Place {
  /** Of the element: a page may have the sidebar in its drawer, too. */
  id: string;
  /** Area, and names of the groups. */
  path: string;
  route: string;
}

interface EntryProps {
  item: SidebarItem;
  place: Place;
}

/** List the pages of one area in nested groups. */
export function Sidebar({ position }: { position: SidebarPosition }) {
  const place = { id: useId(), path: position.area ?? '', route: position.route };
  return (
    <nav className={styles.root} aria-label={strings.sidebar.sidebar} data-prefetch="">
      <List className={styles.list} items={position.items} place={place} />
    </nav>
  );
}

function List({ items, place, ...attributes }: ComponentProps<'ul'> & { items: SidebarItem[]; place: Place }) {
  const { id, path, route } = place;
  const draw = (item: SidebarItem, index: number) => {
    const name = item.link ?? item.label;
    return <Entry key={name} item={item} place={{ id: `${id}-${index}`, path: `${path}\n${name}`, route }} />;
  };
  const toHtml = renderToString;
  if (!toHtml) return <ul {...attributes}>{items.map(draw)}</ul>;
  const html = items.map((item, index) => keepHtml(item, place, () => toHtml(draw(item, index))));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn each entry.
  return <ul {...attributes} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

const kept = new WeakMap<SidebarItem, { listId: string; html: string }>();

/**
 * Draw an entry once for all pages that it does not hold, while they are rendered. Otherwise each page would draw a link to each
 * other page. Each entry is rendered apart: none may read a context or call `useId`.
 */
function keepHtml(item: SidebarItem, { id: listId, route }: Place, draw: () => string): string {
  if (holdsRoute(item, route)) return draw();
  const known = kept.get(item);
  if (known?.listId === listId) return known.html;
  const html = draw();
  kept.set(item, { listId, html });
  return html;
}

function Entry({ item, place }: EntryProps) {
  if (item.items) return <Group item={item} items={item.items} place={place} />;
  return (
    <li>
      <ItemLink item={item} route={place.route} />
    </li>
  );
}

function ItemLink({ item, route }: { item: SidebarItem; route: string }) {
  return (
    <Link className={styles.link} href={item.link ?? '/'} aria-current={item.link === route ? 'page' : undefined}>
      {item.label}
    </Link>
  );
}

function Group({ item, items, place }: EntryProps & { items: SidebarItem[] }) {
  const { id, route } = place;
  const { isOpen, toggle, listRef } = useGroup({ item, place });
  const expansion = { 'aria-expanded': isOpen, 'aria-controls': id };
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
      <List className={styles.nested} id={id} ref={listRef} hidden={!isOpen} items={items} place={place} />
    </li>
  );
}

/** By path; empty on the server. */
const openGroups = new Map<string, boolean>();

/** Keep whether a group is open, even while another area is shown. A page opens the groups that hold it; the others begin closed. */
function useGroup({ item, place: { path, route } }: EntryProps) {
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

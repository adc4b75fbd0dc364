import { useId } from 'react';
import type { FooterColumn, LinkTarget } from '../../common/siteConfig.ts';
import { Link } from '../navigation/Link.tsx';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './SiteFooter.module.css';

/** Draw the footer of every page: the owner of the site, and links. */
export function SiteFooter() {
  const { logo, copyright, columns = [], items = [] } = useThemeData().footer;
  return (
    <footer className={styles.root} data-screen="">
      <div className={styles.inner}>
        <div className={styles.owner}>
          <p className={styles.logo}>
            <span className={styles.icon}>
              <Icon name="terminal" />
            </span>
            {logo.text}
          </p>
          <p>{strings.layout.copyright(copyright)}</p>
        </div>
        {columns.map((column) => (
          <Column key={column.title} column={column} />
        ))}
        {items.length > 0 && (
          <nav aria-label={strings.layout.footer}>
            <LinkList items={items} />
          </nav>
        )}
      </div>
    </footer>
  );
}

// A heading as title would be in the outline of every page.
function Column({ column }: { column: FooterColumn }) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {column.title}
      </p>
      <LinkList items={column.items} />
    </nav>
  );
}

function LinkList({ items }: { items: LinkTarget[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, to, href = '' }) => (
        <li key={label}>
          {to === undefined ? (
            <ExternalLink className={styles.link} href={href} label={label} />
          ) : (
            <Link className={styles.link} href={to}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

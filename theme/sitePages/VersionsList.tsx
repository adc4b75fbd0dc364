// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the cells are blocks, which have only the roles that are written.
import type { ReactNode } from 'react';
import { type Changes, countChanges, FEED_FILE, type VersionChanges } from '../../common/changes.ts';
import { versionAnchor } from '../../common/shellRoutes.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import choices from '../ui/ChoiceList.module.css';
import { Icon } from '../ui/Icon.tsx';
import menu from '../ui/MenuButton.module.css';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from '../versions/VersionsList.module.css';

/** The home page of a retired version, and the version that it leads to. */
interface RetiredHome {
  versionLabel: string;
  target: { path: string; versionLabel: string };
}

interface Props {
  product: string;
  siteBase: string;
  changes: Changes;
  retired: readonly RetiredHome[];
  /** Whether readers can store versions. */
  hasOffline: boolean;
}

const words = sitePages.allVersions;

/** Draw the versions as a table, the retired ones last. */
export function VersionsList({ product, siteBase, changes, retired, hasOffline }: Props) {
  const { whatIsNew, upgrade, offline, more, ...columns } = words.columns;
  return (
    <>
      <p>
        {`${words.intro(product)} `}
        <a href={siteBase + FEED_FILE}>{words.feed}</a>
      </p>
      <table className={styles.table} role="table" aria-label={words.table}>
        <thead role="rowgroup">
          <tr role="row">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
            {/* Their cells say the same. */}
            {[whatIsNew, upgrade, ...(hasOffline ? [offline] : []), more].map((column) => (
              <th key={column} scope="col" role="columnheader" data-offline={column === offline ? '' : undefined}>
                <VisuallyHidden>{column}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {changes.versions.map((version) => (
            <Version key={version.name} version={version} hasOffline={hasOffline} />
          ))}
          {retired.map(({ versionLabel, target }) => (
            <tr key={versionLabel} role="row">
              <th scope="row" role="rowheader">
                {versionLabel}
              </th>
              <Cell />
              <Cell>{words.badges.retired}</Cell>
              <Cell>
                {`${words.leadsTo} `}
                <a href={target.path}>{target.versionLabel}</a>
              </Cell>
              <Cell />
              {hasOffline && <Cell offline="" />}
              <Cell />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Cell = ({ offline, children }: { offline?: string; children?: ReactNode }) => (
  <td role="cell" data-offline={offline}>
    {children}
  </td>
);

function Version({ version, hasOffline }: { version: VersionChanges } & Pick<Props, 'hasOffline'>) {
  const { name, label, role, state, path, page, released, since } = version;
  return (
    <tr id={versionAnchor(name)} role="row">
      <th scope="row" role="rowheader">
        <a href={path}>{label}</a>
        {role !== 'older' && (
          <>
            {' '}
            <small>{words.badges[role]}</small>
          </>
        )}
      </th>
      <Cell>{released && <time dateTime={released}>{released}</time>}</Cell>
      <Cell>{state && words.states[state]}</Cell>
      <Cell>
        <a href={page}>
          {words.whatIsNew}
          <VisuallyHidden>{words.inVersion(label)}</VisuallyHidden>
        </a>
      </Cell>
      <Cell>
        {since && (
          <a href={since.upgradePath}>
            {words.columns.upgrade}
            <VisuallyHidden>{words.fromVersion(since.label)}</VisuallyHidden>
          </a>
        )}
      </Cell>
      {hasOffline && <Cell offline={name} />}
      <Cell>
        <MoreMenu {...version} />
      </Cell>
    </tr>
  );
}

function MoreMenu({ name, label, role, path, permalink, pageCount, since }: VersionChanges) {
  const facts = [words.pages(pageCount), ...(since ? [words.changes(countChanges(since.pages), since.label)] : [])];
  const links = [
    ...(since ? [[words.compare(since.label), since.comparePath]] : []),
    [words.markdown, `${path}llms.txt`],
    ...(role === 'latest' ? [[words.permalink, permalink]] : []),
  ];
  const button = (
    <>
      <Icon name="more" />
      <VisuallyHidden>{words.moreAbout(label)}</VisuallyHidden>
    </>
  );
  return (
    <Popup route={name} button={button} className={menu.root} align="end">
      <ul className={choices.list}>
        {facts.map((fact) => (
          <li key={fact} className={choices.group}>
            {fact}
          </li>
        ))}
        {links.map(([text, href]) => (
          <li key={text}>
            <a className={choices.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

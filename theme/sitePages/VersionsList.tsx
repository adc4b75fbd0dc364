import { type Changes, countChanges, FEED_FILE, type VersionChanges } from '../../common/changes.ts';
import { versionAnchor } from '../../common/shellRoutes.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';

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
  const { offline, ...columns } = words.columns;
  return (
    <>
      <p>
        {`${words.intro(product)} `}
        <a href={siteBase + FEED_FILE}>{words.feed}</a>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, on a phone. */}
      <section className="rp-table-scroll-container" aria-label={words.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {hasOffline && (
                <th scope="col" data-offline="">
                  {offline}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {changes.versions.map((version) => (
              <Version key={version.name} version={version} hasOffline={hasOffline} />
            ))}
            {retired.map(({ versionLabel, target }) => (
              <tr key={versionLabel}>
                <th scope="row">{versionLabel}</th>
                <td />
                <td>{words.badges.retired}</td>
                <td>
                  {`${words.leadsTo} `}
                  <a href={target.path}>{target.versionLabel}</a>
                </td>
                {hasOffline && <td data-offline="" />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Version({ version, hasOffline }: { version: VersionChanges } & Pick<Props, 'hasOffline'>) {
  const { name, label, role, state, path, page, released, since } = version;
  return (
    <tr id={versionAnchor(name)}>
      <th scope="row">
        <a href={path}>{label}</a>
        {role !== 'older' && (
          <>
            {' '}
            <small>{words.badges[role]}</small>
          </>
        )}
      </th>
      <td>{released && <time dateTime={released}>{released}</time>}</td>
      <td>{state && words.states[state]}</td>
      <td>
        <a href={page}>{words.newIn(label)}</a>
        {since && (
          <>
            {' '}
            <small>{words.changes(countChanges(since.pages), since.label)}</small>{' '}
            <a href={since.upgradePath}>{words.upgrade(since.label)}</a>{' '}
            <a href={since.comparePath}>{words.compare(since.label)}</a>
          </>
        )}
      </td>
      {hasOffline && <td data-offline={name} />}
    </tr>
  );
}

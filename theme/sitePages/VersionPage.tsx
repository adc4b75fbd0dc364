import { Fragment, type ReactNode } from 'react';
import { countChanges, type VersionChanges } from '../../common/changes.ts';
import { filterDifference, type VersionDifference } from '../../common/compareVersions.ts';
import { formatUpgradeAddress, VERSIONS_ROUTE } from '../../common/shellRoutes.ts';
import { compare as compareWords } from '../../common/strings/en/compare.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';
import { pathnameOf } from '../../common/urls.ts';
import { isReleased } from '../../common/version.ts';
import { ApiDifferences } from '../compare/ApiDifferences.tsx';
import { listHeadings, PageChanges } from '../compare/PageChanges.tsx';
import { strings } from '../site/strings.ts';
import { PageToc } from '../versions/PageToc.tsx';

interface Props {
  product: string;
  siteBase: string;
  version: VersionChanges;
  /** Sanitised. */
  notesHtml: string | undefined;
  difference: VersionDifference | undefined;
}

const words = sitePages.versionPage;

/** Draw what is new in a version. */
export function VersionPage({ product, siteBase, version, notesHtml, difference }: Props) {
  const { label, highlights } = version;
  const breaking = difference && filterDifference(difference, { area: undefined, isBreaking: true }).packages;
  const isBreaking = breaking?.some(({ changes }) => changes.length > 0);
  const entries = [
    ...(highlights.length > 0 ? [{ id: 'highlights', depth: 2, text: words.highlights }] : []),
    ...(notesHtml ? [{ id: 'notes', depth: 2, text: words.notes }] : []),
    ...(isBreaking ? [{ id: 'api', depth: 2, text: compareWords.api.breaking }] : []),
    ...(difference ? listHeadings({ ...difference, packages: [] }) : []),
  ];
  return (
    <>
      <h1>{words.title(product, label)}</h1>
      <Line items={listFacts(version)} />
      <Line
        items={listLinks(version, siteBase).map(([text, href]) => (
          <a key={text} href={href}>
            {text}
          </a>
        ))}
      />
      <PageToc entries={entries} />
      {highlights.length > 0 && (
        <>
          <h2 id="highlights">{words.highlights}</h2>
          <ul>
            {highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {notesHtml && (
        <>
          <h2 id="notes">{words.notes}</h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the merge sanitised it. */}
          <div dangerouslySetInnerHTML={{ __html: notesHtml }} />
        </>
      )}
      {breaking && <ApiDifferences packages={breaking} title={compareWords.api.breaking} />}
      {difference && <PageChanges pages={difference.pages} hrefOf={({ path }) => path} />}
    </>
  );
}

function listLinks(
  { path, permalink, name, label, role, since }: VersionChanges,
  siteBase: string,
): [string, string][] {
  const { allVersions } = sitePages;
  const upgrade = since && formatUpgradeAddress(path, { from: since.name, to: name });
  const links: [string, string | undefined][] = [
    [allVersions.docs, path],
    [since ? allVersions.compare(since.label) : '', since?.comparePath],
    [since ? compareWords.upgrade(since.label, label) : '', isReleased(role) ? upgrade : undefined],
    [allVersions.markdown, `${path}llms.txt`],
    [allVersions.permalink, role === 'latest' ? permalink : undefined],
    [strings.versions.all, pathnameOf(siteBase, VERSIONS_ROUTE)],
  ];
  return links.flatMap(([text, href]) => (href ? [[text, href]] : []));
}

/** List the role and the state of a version, its day, its number of pages, and how many changed. */
function listFacts({ role, state, released, pageCount, since }: VersionChanges): ReactNode[] {
  const { allVersions } = sitePages;
  const day = released && (
    <>
      {`${allVersions.released} `}
      <time dateTime={released}>{released}</time>
    </>
  );
  const facts = [
    role !== 'older' && allVersions.badges[role],
    state && allVersions.states[state],
    day,
    allVersions.pages(pageCount),
    since && allVersions.changes(countChanges(since.pages), since.label),
  ];
  return facts.filter(Boolean);
}

const Line = ({ items }: { items: readonly ReactNode[] }) => (
  <p>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the line is drawn once.
      <Fragment key={index}>
        {index > 0 && ' · '}
        {item}
      </Fragment>
    ))}
  </p>
);

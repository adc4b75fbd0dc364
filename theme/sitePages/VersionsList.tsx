import { type Changes, FEED_FILE, type VersionChanges } from '../../common/changes.ts';
import { versionAnchor } from '../../common/versionsPage.ts';
import { Line, listFacts, listMarks } from './versionLine.tsx';
import { sitePages } from './words.ts';

/** The home page of a retired version, and the version that it leads to. */
export interface RetiredHome {
  versionLabel: string;
  target: { path: string; versionLabel: string };
}

interface Props {
  product: string;
  siteBase: string;
  changes: Changes;
  retired: readonly RetiredHome[];
}

const words = sitePages.allVersions;

/** List the versions, the retired ones last. */
export function VersionsList({ product, siteBase, changes, retired }: Props) {
  return (
    <>
      <p>
        {`${words.intro(product)} `}
        <a href={siteBase + FEED_FILE}>{words.feed}</a>
      </p>
      {changes.versions.map((version) => (
        <Version key={version.name} {...version} />
      ))}
      {retired.map(({ versionLabel, target }) => (
        <article key={versionLabel}>
          <h2>
            {versionLabel}
            <Marks marks={[words.badges.retired]} />
          </h2>
          <p>
            {`${words.leadsTo} `}
            <a href={target.path}>{target.versionLabel}</a>
          </p>
        </article>
      ))}
    </>
  );
}

function Version(version: VersionChanges) {
  const { name, label, path, highlights } = version;
  return (
    <article id={versionAnchor(name)}>
      <h2>
        <a href={path}>{label}</a>
        <Marks marks={listMarks(version)} />
      </h2>
      <Line items={listFacts(version)} />
      {highlights.length > 0 && (
        <ul>
          {highlights.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Line
        items={listLinks(version).map(([text, href]) => (
          <a key={text} href={href}>
            {text}
          </a>
        ))}
      />
    </article>
  );
}

function listLinks({ role, path, permalink, page, since }: VersionChanges): [text: string, href: string][] {
  return [
    [words.whatIsNew, page],
    [words.docs, path],
    ...(since
      ? ([
          [words.upgrade(since.label), since.upgradePath],
          [words.compare(since.label), since.comparePath],
        ] satisfies [string, string][])
      : []),
    [words.markdown, `${path}llms.txt`],
    ...(role === 'latest' ? ([[words.permalink, permalink]] satisfies [string, string][]) : []),
  ];
}

const Marks = ({ marks }: { marks: readonly string[] }) =>
  marks.length > 0 && (
    <>
      {' '}
      <small>{marks.join(' · ')}</small>
    </>
  );

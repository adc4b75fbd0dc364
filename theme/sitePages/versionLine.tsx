import { Fragment, type ReactNode } from 'react';
import { countChanges, type VersionChanges } from '../../common/changes.ts';
import { sitePages } from '../../common/strings/en/sitePages.ts';

const words = sitePages.allVersions;

/** List the role and the state of a version. */
export const listMarks = ({ role, state }: VersionChanges): string[] => [
  ...(role === 'older' ? [] : [words.badges[role]]),
  ...(state ? [words.states[state]] : []),
];

/** List the day of a version, its number of pages, and how many changed. */
export const listFacts = ({ released, pageCount, since }: VersionChanges): ReactNode[] => [
  ...(released
    ? [
        <Fragment key="released">
          {`${words.released} `}
          <time dateTime={released}>{released}</time>
        </Fragment>,
      ]
    : []),
  words.pages(pageCount),
  ...(since ? [words.changes(countChanges(since.pages), since.label)] : []),
];

/** Draw items in one line. */
export const Line = ({ items }: { items: readonly ReactNode[] }) => (
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

// The merge bundles this file: nothing here may need the runtime of Rspress.
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HistorySummary } from '../versions/HistorySummary.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { UpgradesList } from './UpgradesList.tsx';
import { VersionPage } from './VersionPage.tsx';
import { VersionsList } from './VersionsList.tsx';

const createRender =
  <Props extends object>(Part: (props: Props) => ReactNode) =>
  (props: Props): string =>
    renderToStaticMarkup(createElement(Part, props));

export const renderParts = {
  historyLine: createRender(HistorySummary),
  historyPage: createRender(HistoryPage),
  retiredPage: createRender(RetiredPage),
  upgradesList: createRender(UpgradesList),
  versionPage: createRender(VersionPage),
  versionsList: createRender(VersionsList),
};

export type RenderParts = typeof renderParts;

interface RetiredPageProps {
  heading: string;
  explanation: string;
  way: string;
  target: { text: string; href: string };
  allVersions: { text: string; href: string };
}

/** Say that the version of a page is retired. The reader decides whether to go on. */
function RetiredPage({ heading, explanation, way, target, allVersions }: RetiredPageProps) {
  return (
    <>
      <h1>{heading}</h1>
      <p>{explanation}</p>
      <p>
        {`${way} `}
        <a href={target.href}>{target.text}</a>
      </p>
      <p>
        <a href={allVersions.href}>{allVersions.text}</a>
      </p>
    </>
  );
}

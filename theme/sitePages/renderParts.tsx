// The merge bundles this file: nothing here may need the runtime of Rspress.
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HistorySummary } from '../versions/HistorySummary.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { RetiredPage } from './RetiredPage.tsx';
import { UpgradesList } from './UpgradesList.tsx';
import { VersionPage } from './VersionPage.tsx';
import { VersionsList } from './VersionsList.tsx';

const createRender =
  <Props,>(draw: (props: Props) => ReactNode) =>
  (props: Props): string =>
    renderToStaticMarkup(draw(props));

export const renderParts = {
  historyLine: createRender((props: ComponentProps<typeof HistorySummary>) => <HistorySummary {...props} />),
  historyPage: createRender((props: ComponentProps<typeof HistoryPage>) => <HistoryPage {...props} />),
  retiredPage: createRender((props: ComponentProps<typeof RetiredPage>) => <RetiredPage {...props} />),
  upgradesList: createRender((props: ComponentProps<typeof UpgradesList>) => <UpgradesList {...props} />),
  versionPage: createRender((props: ComponentProps<typeof VersionPage>) => <VersionPage {...props} />),
  versionsList: createRender((props: ComponentProps<typeof VersionsList>) => <VersionsList {...props} />),
};

export type RenderParts = typeof renderParts;

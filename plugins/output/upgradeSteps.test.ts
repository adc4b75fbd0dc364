import { expect, test } from 'vitest';
import { parsePage } from './parsePage.ts';
import { readUpgradeSteps } from './upgradeSteps.ts';

const stepsOf = (article: string) =>
  readUpgradeSteps(parsePage(`<article data-article="">${article}</article>`).article);

test('reads the steps of each kind, with their anchors', () => {
  const steps = stepsOf(`
    <h1>Upgrade</h1><h3 id="intro">Introduction</h3>
    <h2 id="breaking">Breaking</h2><h3 id="a">Rename <code>a</code></h3><p>Words.</p><h4 id="b">Below</h4>
    <h2 id="new">New</h2><h3 id="c">Streams</h3>
    <h2 id="more">More</h2><h3 id="d">No step</h3>`);
  expect(steps).toEqual([
    { kind: 'breaking', anchor: 'a', title: 'Rename a' },
    { kind: 'new', anchor: 'c', title: 'Streams' },
  ]);
});

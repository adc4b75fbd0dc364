import { useLayoutEffect, useRef } from 'react';
import type { ArticleElement } from '../../packages/article-diff/index.ts';
import { renameIds } from '../../packages/article-diff/index.ts';
import { createNodes } from '../articles/createNodes.ts';
import { anchorTo, cutStep } from './cutStep.ts';
import type { WayStep } from './listSteps.ts';
import styles from './UpgradePage.module.css';

interface Props {
  step: WayStep;
  article: ArticleElement;
  isFolded: boolean;
}

/** Show the text of a step from its guide. Folded, only paper shows it. */
export function StepText({ step, article, isFolded }: Props) {
  const { key, anchor, guide } = step;
  const textRef = useRef<HTMLDivElement>(null);

  // Before the browser paints: a text that comes later would move the steps below it.
  useLayoutEffect(() => {
    const children = anchorTo(cutStep(article, anchor), guide.path);
    const { children: nodes } = renameIds({ tag: 'div', attributes: {}, children }, `${key} `.replace(/\W/g, '-'));
    textRef.current?.replaceChildren(...createNodes(nodes));
  }, [article, anchor, guide.path, key]);

  return <div className={`rp-doc rspress-doc ${styles.text}`} data-folded={isFolded || undefined} ref={textRef} />;
}

import { useEffect, useRef } from 'react';
import type { ArticleElement } from '../articles/article.ts';
import { createNodes } from '../articles/createNodes.ts';
import { renameIds } from '../articles/renameIds.ts';
import { anchorTo, cutStep } from './cutStep.ts';
import type { WayStep } from './listSteps.ts';
import styles from './UpgradePage.module.css';

interface Props {
  step: WayStep;
  article: ArticleElement;
  isFolded: boolean;
}

/** Show the text of a step as its guide has it. Folded, only paper shows it. */
export function StepText({ step, article, isFolded }: Props) {
  const { key, anchor, guide } = step;
  const textRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const children = anchorTo(cutStep(article, anchor), guide.path);
    const { children: nodes } = renameIds({ tag: 'div', attributes: {}, children }, `${key} `.replace(/\W/g, '-'));
    textRef.current?.replaceChildren(...createNodes(nodes));
  }, [article, anchor, guide.path, key]);

  return <div className={`rp-doc rspress-doc ${styles.text}`} data-folded={isFolded || undefined} ref={textRef} />;
}

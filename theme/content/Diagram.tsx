import type { ReactNode } from 'react';
import { strings } from '../site/strings.ts';
import styles from './Diagram.module.css';
import { useScrollRegion } from './useScrollRegion.ts';

interface Props {
  /** Words below the picture. */
  caption: string;
  /** Id of the caption, which labels the picture. */
  captionId: string;
  /** The picture, drawn by `plugins/markdown/diagrams.ts`. */
  children?: ReactNode;
}

/** Draw a diagram with its caption. A wide one scrolls in its own box, also with the keyboard. */
export function Diagram({ caption, captionId, children }: Props) {
  const region = useScrollRegion(describeDiagram);
  return (
    <figure className={styles.root}>
      <div className={styles.scroller} {...region}>
        {children}
      </div>
      <figcaption className={styles.caption} id={captionId}>
        {caption}
      </figcaption>
    </figure>
  );
}

const describeDiagram = (box: HTMLElement): string =>
  strings.content.diagram(box.nextElementSibling?.textContent ?? '');

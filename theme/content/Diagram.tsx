import type { ReactNode } from 'react';
import styles from './Diagram.module.css';

interface Props {
  /** Words below the picture. */
  caption: string;
  /** Id of the caption, which labels the picture. */
  captionId: string;
  /** The picture, drawn by `plugins/markdown/diagrams.ts`. */
  children?: ReactNode;
}

/** Draw a diagram with its caption. A wide one scrolls in its own box. */
export const Diagram = ({ caption, captionId, children }: Props) => (
  <figure className={styles.root}>
    <div className={styles.scroller} data-sideways="">
      {children}
    </div>
    <figcaption className={styles.caption} id={captionId}>
      {caption}
    </figcaption>
  </figure>
);

import { normalizeImagePath } from '@rspress/core/runtime';
import type { ComponentProps } from 'react';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './ContentImage.module.css';

interface Props extends ComponentProps<'img'> {
  /** Address of the image. */
  src?: string;
  /** Text alternative of the image. */
  alt?: string;
  /** Set by `plugins/markdown/fileLinks.ts` where the image is inside a link. */
  'data-linked'?: string;
}

/** Draw an image of the content. Readers can enlarge it, unless it is inside a link. */
export function ContentImage({ src = '', alt = '', 'data-linked': linked, ...others }: Props) {
  const { siteBase } = useThemeData();
  // The bundler writes whole addresses of files for all versions.
  const address = src.startsWith(`${siteBase}static/`) ? src : normalizeImagePath(src);
  return (
    <span className={styles.root}>
      <img {...others} className={styles.image} src={address} alt={alt} />
      {linked === undefined && (
        <button
          className={styles.button}
          type="button"
          aria-label={strings.content.enlargeImage(alt)}
          aria-haspopup="dialog"
          data-action="zoom"
        >
          <span className={styles.icon}>
            <Icon name="enlarge" />
          </span>
        </button>
      )}
    </span>
  );
}

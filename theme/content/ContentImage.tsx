import { normalizeImagePath } from '@rspress/core/runtime';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../ui/Icon.tsx';
import styles from './ContentImage.module.css';
import { ImageDialog } from './ImageDialog.tsx';

/** Draw an image of the content. It can be enlarged, unless it stands in a link and leads elsewhere. */
export function ContentImage({ src = '', alt = '', ...others }: ComponentProps<'img'>) {
  const frameRef = useRef<HTMLSpanElement>(null);
  const [canEnlarge, setCanEnlarge] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const address = normalizeImagePath(src);

  useEffect(() => setCanEnlarge(!frameRef.current?.closest('a')), []);

  return (
    <span className={styles.root} ref={frameRef}>
      <img {...others} className={styles.image} src={address} alt={alt} />
      {canEnlarge && (
        <button
          className={styles.button}
          type="button"
          aria-label={alt ? `Enlarge image: ${alt}` : 'Enlarge image'}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          <span className={styles.mark}>
            <Icon name="enlarge" />
          </span>
        </button>
      )}
      {isOpen && createPortal(<ImageDialog src={address} alt={alt} onClose={() => setIsOpen(false)} />, document.body)}
    </span>
  );
}

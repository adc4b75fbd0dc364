import { normalizeImagePath } from '@rspress/core/runtime';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { openModal } from '../ui/openModal.ts';
import styles from './ContentImage.module.css';

interface Props extends ComponentProps<'img'> {
  /** Address of the image. */
  src?: string;
  /** Text alternative of the image. */
  alt?: string;
}

/** Draw an image of the content. Readers can enlarge it, unless it is inside a link. */
export function ContentImage({ src = '', alt = '', ...others }: Props) {
  const frameRef = useRef<HTMLSpanElement>(null);
  const [canEnlarge, setCanEnlarge] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { siteBase } = useThemeData();
  // The bundler writes whole addresses of files for all versions.
  const address = src.startsWith(`${siteBase}static/`) ? src : normalizeImagePath(src);

  useEffect(() => setCanEnlarge(!frameRef.current?.closest('a')), []);

  return (
    <span className={styles.root} ref={frameRef}>
      <img {...others} className={styles.image} src={address} alt={alt} />
      {canEnlarge && (
        <button
          className={styles.button}
          type="button"
          aria-label={strings.content.enlargeImage(alt)}
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

interface DialogProps {
  src: string;
  alt: string;
  onClose: () => void;
}

function ImageDialog({ src, alt, onClose }: DialogProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same.
    <dialog
      className={styles.dialog}
      ref={showModal}
      aria-label={alt || strings.content.image}
      onClick={onClose}
      onClose={onClose}
    >
      <img className={styles.large} src={src} alt={alt} />
      <IconButton className={styles.close} icon="close" label={strings.content.closeImage} onClick={onClose} />
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement): () => void {
  openModal(dialog);
  // A dialog that is removed while it is open does not restore the focus.
  return () => dialog.close();
}

import { useEffect, useRef } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './ContentImage.module.css';

interface Props {
  src: string;
  alt: string;
  onClose: () => void;
}

/** Show an image as large as the window. Escape, the button and a click anywhere close it; the focus goes back by itself. */
export function ImageDialog({ src, alt, onClose }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // Taken out of the page while open, it would lose the place that the focus returns to.
    return () => dialog?.close();
  }, []);

  const close = () => dialogRef.current?.close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same.
    <dialog className={styles.dialog} ref={dialogRef} aria-label={alt || 'Image'} onClick={close} onClose={onClose}>
      <img className={styles.large} src={src} alt={alt} />
      <IconButton className={styles.close} icon="close" label="Close" onClick={close} />
    </dialog>
  );
}

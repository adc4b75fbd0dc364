// Loaded for the first image that a reader enlarges: `contentScript.ts`.
import { strings } from '../site/strings.ts';
import { openModal } from '../ui/openModal.ts';
import styles from './ContentImage.module.css';

/** Show the image beside a button in a dialog of its own. */
export function zoomImage(button: HTMLElement): void {
  const image = button.parentElement?.querySelector('img');
  if (!image) return;
  const large = new Image();
  large.className = styles.large ?? '';
  large.src = image.src;
  large.alt = image.alt;
  const close = document.createElement('button');
  close.className = styles.close ?? '';
  close.ariaLabel = strings.content.closeImage;
  close.textContent = '✕';
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.ariaLabel = image.alt || strings.content.image;
  dialog.append(large, close);
  // A click anywhere closes it, as Escape does.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  window.addEventListener('popstate', () => dialog.close(), { once: true });
  document.body.append(dialog);
  openModal(dialog);
}

/** Open a dialog, behind which the page does not scroll: see `base.css`. */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.setAttribute('data-modal', '');
  dialog.addEventListener('close', () => root.removeAttribute('data-modal'), { once: true });
  dialog.showModal();
}

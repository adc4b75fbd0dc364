/** Open a dialog, behind which the page does not scroll: see `base.css`. */
export function openModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  // A quick reader has opened it again before the browser says that it closed.
  dialog.onclose = () => root.toggleAttribute('data-modal', dialog.open);
  root.setAttribute('data-modal', '');
  dialog.showModal();
}

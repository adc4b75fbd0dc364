import { SOURCE_LINE } from '../../common/reference.ts';

/** Add a link to the source of each member that names only its line. All of them in the HTML would be half of it. */
export function addSourceLinks(root: Element): void {
  for (const member of root.querySelectorAll(`[${SOURCE_LINE}]`)) {
    const owner = member.closest('section')?.querySelector<HTMLAnchorElement>(':scope > a');
    if (!owner) continue;
    const link = document.createElement('a');
    link.href = owner.href.replace(/#.*/, `#L${member.getAttribute(SOURCE_LINE)}`);
    link.textContent = owner.textContent;
    member.firstElementChild?.after(link);
    member.removeAttribute(SOURCE_LINE);
  }
}

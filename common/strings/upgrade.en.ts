// Words of the page that says how to upgrade, in English: no other page loads them.

export const upgrade = {
  /** Headings of an upgrade guide and of the page. */
  kinds: { breaking: 'Breaking', behaviour: 'Behaviour', new: 'New' },
};

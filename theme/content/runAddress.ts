import { RUN_PARAMETER, readNamedRun } from '../../common/samples.ts';

/** Format the address of this page that names a run and the values of its fields. */
export function formatRunAddress(id: string, values: Readonly<Record<string, string>>): string {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ [RUN_PARAMETER]: id, ...values }).toString();
  // An anchor would scroll elsewhere.
  address.hash = '';
  return address.href;
}

/** Read the values that the address gives to the fields of a run. */
export function readLinkedValues(id: string): Record<string, string> {
  const { search } = window.location;
  if (readNamedRun(search) !== id) return {};
  const query = new URLSearchParams(search);
  query.delete(RUN_PARAMETER);
  return Object.fromEntries(query);
}

import * as scrcpy from 'tango-latest-scrcpy';

interface OptionsClass {
  readonly Defaults: Readonly<Record<string, unknown>>;
  create(init: Readonly<Record<string, unknown>>): scrcpy.ScrcpyOptions<object>;
}

type AnyOptions = { new (init: never): scrcpy.ScrcpyOptions<object>; readonly Defaults: object };

// Each class has its own type of options; here they come from a form.
const adapt = (options: AnyOptions): OptionsClass => ({
  Defaults: { ...options.Defaults },
  // The form has only fields of `Defaults`, and their values were validated.
  create: (init) => new options(init as never),
});

/** The classes of the library, such as `ScrcpyOptions1_15_1`; oldest first. */
export const VERSIONS: ReadonlyMap<string, OptionsClass> = new Map(
  Object.entries(scrcpy)
    .flatMap(([name, value]) => {
      const [, version] = /^ScrcpyOptions(\d[\d_]*)$/.exec(name) ?? [];
      // All exports of these names are such classes.
      return version === undefined ? [] : [[version.replaceAll('_', '.'), adapt(value as AnyOptions)] as const];
    })
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
);

export const LATEST = [...VERSIONS.keys()].at(-1) ?? '';

/** Newest first. */
export const VERSION_CHOICES = [...VERSIONS.keys()].reverse();

/** Find the class of a version. Throws an Error for an unknown name, which is a bug. */
export function findVersion(name: string): OptionsClass {
  const version = VERSIONS.get(name);
  if (!version) throw new Error(`There is no class for the server version "${name}".`);
  return version;
}

/** Check whether a version is as new as another one. */
export function isSince(name: string, since: string): boolean {
  const names = [...VERSIONS.keys()];
  return names.indexOf(name) >= names.indexOf(since);
}

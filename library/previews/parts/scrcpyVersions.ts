import {
  type ScrcpyOptions,
  ScrcpyOptions1_15,
  ScrcpyOptions1_15_1,
  ScrcpyOptions1_16,
  ScrcpyOptions1_17,
  ScrcpyOptions1_18,
  ScrcpyOptions1_19,
  ScrcpyOptions1_20,
  ScrcpyOptions1_21,
  ScrcpyOptions1_22,
  ScrcpyOptions1_23,
  ScrcpyOptions1_24,
  ScrcpyOptions1_25,
  ScrcpyOptions2_0,
  ScrcpyOptions2_1,
  ScrcpyOptions2_1_1,
  ScrcpyOptions2_2,
  ScrcpyOptions2_3,
  ScrcpyOptions2_3_1,
  ScrcpyOptions2_4,
  ScrcpyOptions2_5,
  ScrcpyOptions2_6,
  ScrcpyOptions2_6_1,
  ScrcpyOptions2_7,
  ScrcpyOptions3_0,
  ScrcpyOptions3_0_1,
  ScrcpyOptions3_0_2,
  ScrcpyOptions3_1,
  ScrcpyOptions3_2,
  ScrcpyOptions3_3,
  ScrcpyOptions3_3_1,
  ScrcpyOptions3_3_2,
  ScrcpyOptions3_3_3,
} from 'tango-latest-scrcpy';

interface OptionsClass {
  readonly Defaults: Readonly<Record<string, unknown>>;
  create(init: Readonly<Record<string, unknown>>): ScrcpyOptions<object>;
}

// Each class has its own type of options; here they come from a form.
const adapt = (options: { new (init: never): ScrcpyOptions<object>; readonly Defaults: object }): OptionsClass => ({
  Defaults: { ...options.Defaults },
  // The form has only fields of `Defaults`, and their values were validated.
  create: (init) => new options(init as never),
});

/** Oldest first. */
export const VERSIONS: ReadonlyMap<string, OptionsClass> = new Map([
  ['1.15', adapt(ScrcpyOptions1_15)],
  ['1.15.1', adapt(ScrcpyOptions1_15_1)],
  ['1.16', adapt(ScrcpyOptions1_16)],
  ['1.17', adapt(ScrcpyOptions1_17)],
  ['1.18', adapt(ScrcpyOptions1_18)],
  ['1.19', adapt(ScrcpyOptions1_19)],
  ['1.20', adapt(ScrcpyOptions1_20)],
  ['1.21', adapt(ScrcpyOptions1_21)],
  ['1.22', adapt(ScrcpyOptions1_22)],
  ['1.23', adapt(ScrcpyOptions1_23)],
  ['1.24', adapt(ScrcpyOptions1_24)],
  ['1.25', adapt(ScrcpyOptions1_25)],
  ['2.0', adapt(ScrcpyOptions2_0)],
  ['2.1', adapt(ScrcpyOptions2_1)],
  ['2.1.1', adapt(ScrcpyOptions2_1_1)],
  ['2.2', adapt(ScrcpyOptions2_2)],
  ['2.3', adapt(ScrcpyOptions2_3)],
  ['2.3.1', adapt(ScrcpyOptions2_3_1)],
  ['2.4', adapt(ScrcpyOptions2_4)],
  ['2.5', adapt(ScrcpyOptions2_5)],
  ['2.6', adapt(ScrcpyOptions2_6)],
  ['2.6.1', adapt(ScrcpyOptions2_6_1)],
  ['2.7', adapt(ScrcpyOptions2_7)],
  ['3.0', adapt(ScrcpyOptions3_0)],
  ['3.0.1', adapt(ScrcpyOptions3_0_1)],
  ['3.0.2', adapt(ScrcpyOptions3_0_2)],
  ['3.1', adapt(ScrcpyOptions3_1)],
  ['3.2', adapt(ScrcpyOptions3_2)],
  ['3.3', adapt(ScrcpyOptions3_3)],
  ['3.3.1', adapt(ScrcpyOptions3_3_1)],
  ['3.3.2', adapt(ScrcpyOptions3_3_2)],
  ['3.3.3', adapt(ScrcpyOptions3_3_3)],
]);

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

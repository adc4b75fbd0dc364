const SERVED = ['site', 'workshop', 'dev', 'fixture', 'library', 'deployments'] as const;
export type Served = (typeof SERVED)[number];

export const FIRST_PORT = 4173;

/** Find a port. `first` is the port of the real site. */
export const portOf = (name: Served, first = FIRST_PORT): number => first + SERVED.indexOf(name);

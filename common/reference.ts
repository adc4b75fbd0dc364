import { nameOf } from './apiId.ts';

/** Above the page of each package. */
export const REFERENCE_ROUTE = '/api/reference/';

/** The language of code blocks with a ReferenceBlock as JSON, which the build writes into pages of packages. */
export const REFERENCE_FENCE = 'docs-reference';

/** The symbols of one kind, or the number of all on a page, which gets a filter there. */
export type ReferenceBlock = SymbolBlock | { count: number };

export interface SymbolBlock {
  symbols: ReferenceSymbol[];
  /** Ids by the names in the code of several symbols. */
  ids: Record<string, string>;
  /** Address of the sources' top folder; empty without one. */
  sourceBase: string;
}

/** A symbol of the library, as its page draws it. Pages have thousands: what follows from another key is left out. */
export interface ReferenceEntry {
  /** Of a member, without its owner. */
  name: string;
  /** Only where it is not that of the name: a constant and a type share one. */
  anchor?: string;
  /** Declarations, a line for each overload. */
  code: string;
  /** Ids by the names in the code, where the block has others. */
  ids?: Record<string, string>;
  /** What happened to it, with code between backticks. */
  note?: string;
  line: number;
  /** Of a member, only where it is not that of its owner. */
  file?: string;
}

export interface ReferenceSymbol extends ReferenceEntry {
  summary?: string;
  /** Pages with its signature. */
  explained?: { title: string; href: string }[];
  members?: ReferenceEntry[];
}

/** Format the route of a package's page. @example referenceRoute('@harbor/boats') === '/api/reference/boats/' */
export const referenceRoute = (packageName: string): string =>
  `${REFERENCE_ROUTE}${packageName.replace(/^@[^/]+\//, '')}/`;

/** Format the route and anchor of a symbol. */
export function referenceHref(id: string): string {
  const { packageName, name } = nameOf(id);
  return `${referenceRoute(packageName)}#${formatAnchor(name)}`;
}

/** Format the anchor of a name. Anchors have no spaces. @example formatAnchor('Boat.new ()') === 'Boat.new()' */
export const formatAnchor = (name: string): string => name.replace(/\s/g, '');

import type { ApiFile, ApiPackage } from './apiFile.ts';
import { nameOf } from './apiFile.ts';

/** Above the page of each package. */
export const REFERENCE_ROUTE = '/api/reference/';

/** The language of code blocks with the number of symbols or, named by their kind, their HTML. The build writes them into pages of packages. */
export const REFERENCE_FENCE = 'docs-reference';

/** Name the part of a package's document with the symbols of one kind. @example symbolsPart('class') === 'symbols-class' */
export const symbolsPart = (kind: string): string => `symbols-${kind}`;

/** On a member without a link to its source: the line, in the file that the link of its owner names. */
export const SOURCE_LINE = 'data-line';

/** A page that explains symbols. */
export interface Explanation {
  title: string;
  href: string;
}

/** Format the route of a package's page. @example referenceRoute('@harbor/boats') === '/api/reference/boats/' */
export const referenceRoute = (packageName: string): string =>
  `${REFERENCE_ROUTE}${packageName.replace(/^@[^/]+\//, '')}/`;

/** List the packages of an API with symbols: each has a page. */
export const listPackages = ({ packages }: ApiFile): ApiPackage[] =>
  packages.filter(({ exports }) => exports.length > 0);

/** Tell whether a route is that of a package's page. */
export const isPackageRoute = (route: string): boolean =>
  route.startsWith(REFERENCE_ROUTE) && route !== REFERENCE_ROUTE;

/** Format the route and anchor of a symbol. Anchors have no spaces. @example referenceHref('boats:Boat.new ()') === '/api/reference/boats/#Boat.new()' */
export function referenceHref(id: string): string {
  const { packageName, name } = nameOf(id);
  return `${referenceRoute(packageName)}#${name.replace(/\s/g, '')}`;
}

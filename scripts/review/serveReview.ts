import type { Server } from 'node:http';
import { serveSite } from '../serve/serveSite.ts';

interface Options {
  reviewDir: string;
  /** The site after the change, which the review's pages, images and links belong to. */
  siteDir: string;
  base: string;
  port: number;
}

/** Where the review is, below the base of the site. */
const REVIEW_SEGMENT = '_review/';

/** Serve a review inside its site until stopped. Returns its address. */
export async function serveReview({
  reviewDir,
  siteDir,
  base,
  port,
}: Options): Promise<{ server: Server; pathname: string }> {
  const pathname = base + REVIEW_SEGMENT;
  const server = await serveSite({ siteDir, base, port, others: [{ siteDir: reviewDir, base: pathname }] });
  return { server, pathname };
}

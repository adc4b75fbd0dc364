import { strings } from './strings.ts';

const ANSWER_TIMEOUT_MS = 15_000;

/** Fetch a file of the site. Rejects where the server refuses, or does not begin to answer within a time. */
export async function fetchFile(href: string, init?: RequestInit): Promise<Response> {
  const limit = new AbortController();
  const reason = new Error(strings.site.noAnswer(href, ANSWER_TIMEOUT_MS / 1000));
  const timer = setTimeout(() => limit.abort(reason), ANSWER_TIMEOUT_MS);
  try {
    const response = await fetch(href, { signal: limit.signal, ...init });
    if (!response.ok) throw new Error(strings.site.cannotLoadFile({ href, status: response.status }));
    return response;
  } finally {
    clearTimeout(timer);
  }
}

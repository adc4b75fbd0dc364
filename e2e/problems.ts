import type { Page } from '@playwright/test';

/** Collect errors, warnings and violations of the policy from now on. Other hosts do not answer in tests. */
export async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('noteProblem', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteProblem: (text: string) => void }).noteProblem(`${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const isOfAnotherHost = url !== '' && new URL(url).hostname !== 'localhost';
    // Chromium reports the answer 404 of the not-found page.
    if (!['error', 'warning'].includes(message.type()) || isOfAnotherHost || url === page.url()) return;
    problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

import { chromium, type Page } from '@playwright/test';
import pLimit from 'p-limit';
import { auditPage } from '../checks/a11y/auditPage.ts';
import { type Finding, formatFindings } from '../checks/a11y/findings.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { listAddresses } from '../merge/siteAddresses.ts';
import type { Project } from '../project.ts';
import { openSite } from '../serve/openSite.ts';
import { ensureChromium, launchArgs } from '../tools/chromium.ts';

interface Options {
  jobs: number;
  below?: string;
}

/** Check the pages of `dist/` with axe, in three widths and both colour modes; fails with all findings. */
export async function checkA11y({ paths, settings }: Project, { jobs, below = '' }: Options): Promise<void> {
  const { origin, close } = await openSite(paths.distDir, settings.base);
  try {
    const pathnames = listAddresses(paths.distDir, settings.base).filter((pathname) => pathname.startsWith(below));
    const findings = await auditSite({ origin, pathnames, jobs });
    if (findings.length > 0) throw new UserError(formatFindings(findings), { hint: 'Fix these pages.' });
    print(`${formatCount(pathnames.length, 'page')} checked in three widths and both colour modes: nothing found.`);
  } finally {
    close();
  }
}

interface Audit {
  origin: string;
  pathnames: readonly string[];
  jobs: number;
}

async function auditSite({ origin, pathnames, jobs }: Audit): Promise<Finding[]> {
  const browser = await chromium.launch({ ...(await ensureChromium()), args: launchArgs() });
  try {
    // Without motion, no colour is measured in a transition. The pages' policy blocks axe's script.
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
    const free: Page[] = await Promise.all(Array.from({ length: jobs }, () => context.newPage()));
    const limit = pLimit(jobs);
    let done = 0;
    const found = pathnames.map((pathname) =>
      limit(async () => {
        const page = free.pop() ?? (await context.newPage());
        const findings = await auditPage(page, origin + pathname);
        free.push(page);
        done += 1;
        if (done % 100 === 0) print(`${done} of ${formatCount(pathnames.length, 'page')}`);
        return findings;
      }),
    );
    return (await Promise.all(found)).flat();
  } finally {
    await browser.close();
  }
}

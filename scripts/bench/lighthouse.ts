import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { ensureChromium, launchArgs } from '../tools/chromium.ts';
import { runProgram } from '../tools/runProgram.ts';
import { median } from './median.ts';

const RUNS = 3;
const TIMEOUT = 3 * 60_000;
const CLI_FILE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

interface LighthouseScore {
  /** From 0 to 100: performance, accessibility, best practices, SEO. */
  scores: number[];
  /** First and largest contentful paint and blocking time, in milliseconds. */
  times: number[];
  layoutShift: number;
  failed: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Run Lighthouse several times, as a slow phone. */
export async function measureLighthouse(url: string): Promise<LighthouseScore> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await runLighthouse(url));
  const medianOf = (read: (report: Report) => number) => median(reports.map(read));
  return {
    scores: CATEGORIES.map((name) => Math.round(medianOf(({ categories }) => categories[name]?.score ?? 0) * 100)),
    times: AUDITS.map((name) => Math.round(medianOf(({ audits }) => audits[name]?.numericValue ?? 0))),
    layoutShift: medianOf(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0),
    failed: reports.slice(-1).flatMap(listFailed),
  };
}

async function runLighthouse(url: string): Promise<Report> {
  const { executablePath = chromium.executablePath() } = await ensureChromium();
  const flags = ['--headless=new', ...launchArgs()].join(' ');
  const args = [CLI_FILE, url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { exitCode, stdout, stderr } = await runProgram({
    program: process.execPath,
    args: [...args, `--only-categories=${CATEGORIES.join(',')}`],
    env: { ...process.env, CHROME_PATH: executablePath },
    timeout: TIMEOUT,
  });
  if (exitCode !== 0) throw new Error(`Lighthouse failed on ${url}: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

const listFailed = ({ categories, audits }: Report): string[] =>
  Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);

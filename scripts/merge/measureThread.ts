import { parentPort, workerData } from 'node:worker_threads';
import { type ArticlePair, measurePage } from './measurePage.ts';

// Of `measurePages`.
const pages = workerData as ArticlePair[][];
parentPort?.postMessage(Object.assign({}, ...pages.map(measurePage)));

import { createElement, type ReactNode } from 'react';
import { API_DIFFERENCE_KINDS } from '../../common/apiHistory.ts';
import {
  countKinds,
  type DocumentedDifference,
  type DocumentedPackage,
  listCodeLines,
} from '../../common/compareVersions.ts';
import { compare as words } from '../../common/strings/en/compare.ts';
import { type ArticleNode, type ArticleVersion, compareArticles } from '../../packages/article-diff/index.ts';
import marks from '../articles/Changes.module.css';
import styles from './ComparePage.module.css';

interface Props {
  packages: readonly DocumentedPackage[];
  title?: string;
  /** Show the declarations in both versions. */
  hasCode?: boolean;
}

/** List what differs in the API, by package. The first is open, which has the most. */
export function ApiDifferences({ packages, title = words.api.title, hasCode = false }: Props) {
  const changed = packages.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return null;
  changed.sort((a, b) => b.changes.length - a.changes.length);
  return (
    <section className={marks.root}>
      <h2 id="api">{title}</h2>
      {changed.map(({ name, changes }, index) => (
        <details key={name} className={styles.package} open={index === 0}>
          <summary>
            {name}: {words.api.counts(countKinds(changes))}
          </summary>
          {API_DIFFERENCE_KINDS.map((kind) => {
            const some = changes.filter((change) => change.kind === kind);
            return some.length === 0 ? null : (
              <section key={kind}>
                <h3>{words.api.kinds[kind]}</h3>
                <ul className={styles.list}>{some.map((one) => drawName(one, hasCode))}</ul>
              </section>
            );
          })}
        </details>
      ))}
    </section>
  );
}

function drawName(change: DocumentedDifference, hasCode: boolean) {
  const name = <code className={styles.name}>{change.name}</code>;
  const lines = hasCode ? mergeLines(change) : [];
  return (
    <li key={`${change.name} ${change.before}`}>
      {change.href ? <a href={change.href}>{name}</a> : name}
      {change.renamedTo && ` (${words.api.use(change.renamedTo)})`}
      {lines.length > 0 && <pre className={styles.code}>{lines.map(drawLine)}</pre>}
    </li>
  );
}

/** Merge the lines of both versions: one that shares most of its words with another is one line. */
function mergeLines(change: DocumentedDifference): ArticleNode[] {
  const lines = listCodeLines(change);
  const readSide = (side: 'before' | 'after'): ArticleVersion => {
    const texts = lines.flatMap(({ kind, text }) => (kind === side ? [text] : []));
    const children = texts.map((text) => ({ tag: 'span', attributes: { class: 'line' }, children: [text] }));
    return { article: { tag: 'code', attributes: {}, children }, versionName: '', basePath: '/' };
  };
  return compareArticles(readSide('before'), readSide('after')).article.children;
}

const LINE_TAGS: Readonly<Record<string, string>> = { added: 'ins', removed: 'del' };

function drawLine(line: ArticleNode, key: number): ReactNode {
  if (typeof line === 'string') return null;
  return createElement(
    LINE_TAGS[line.attributes['data-change'] ?? ''] ?? 'span',
    { key },
    ...line.children.map(drawWords),
  );
}

const drawWords = (node: ArticleNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, undefined, ...node.children.map(drawWords));

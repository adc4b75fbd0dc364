import { formatChange, formatSummary } from '../../common/formatHistory.ts';
import { HISTORY_SLOT, historyPath, type PageInVersion, type SectionChange } from '../../common/pageHistory.ts';
import { strings } from '../site/strings.ts';
import { useSidebarPosition } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './PageHistory.module.css';
import { resolveComparisons } from './resolveComparisons.ts';
import { MANIFEST } from './siteFiles.ts';
import { usePageHistory } from './usePageHistory.ts';
import { usePreferredVersion } from './usePreferredVersion.ts';
import { fileOf, useSiteFile } from './useSiteFile.ts';

/** The line stands between the title and the text; Rspress's styles for content do not hold in it. */
const ROOT_CLASS = `rp-not-doc ${styles.root}`;

const words = strings.versions.history;

/** Tell in one line what happened to the page in each version, and compare it with another. */
export function PageHistory() {
  const { route } = useSidebarPosition();
  const { name, base, siteBase } = useThemeData();
  const { history } = usePageHistory(route, true);
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  const preferred = usePreferredVersion();
  if (!history || !manifest) return <HistorySlot />;
  const labels = new Map(manifest.versions.map((version) => [version.name, version.label]));
  const labelOf = (versionName: string) => labels.get(versionName) ?? versionName;
  const { hrefs, best } = resolveComparisons(history, { name, base, route, preferred: preferred?.name });
  return (
    <div className={ROOT_CLASS}>
      <details className={styles.details} key={route}>
        <summary className={styles.summary}>
          {formatSummary(history, name, { words, labels })}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.list}>
          {history.map((entry) => (
            <Entry key={entry.name} entry={entry} label={labelOf(entry.name)} compareHref={hrefs.get(entry.name)} />
          ))}
        </ul>
        <a className={styles.link} href={historyPath(siteBase, route)}>
          {words.more}
        </a>
      </details>
      {best && (
        <a className={styles.link} href={hrefs.get(best)}>
          {words.compareWith(labelOf(best))}
        </a>
      )}
    </div>
  );
}

/** The merge writes a line into the page's HTML. An element without content of its own keeps it until its data are there. */
const HistorySlot = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  <div className={ROOT_CLASS} {...{ [HISTORY_SLOT]: '' }} dangerouslySetInnerHTML={{ __html: '' }} />
);

interface EntryProps {
  entry: PageInVersion;
  label: string;
  /** Undefined for the version being read, and where the version lacks the page. */
  compareHref: string | undefined;
}

function Entry({ entry, label, compareHref }: EntryProps) {
  const { change, path, sections = [] } = entry;
  return (
    <li>
      {change === 'missing' ? label : <a href={path}>{label}</a>}
      {': '}
      {formatChange(entry, { words })}
      {compareHref && (
        <>
          {' · '}
          <a href={compareHref}>{words.compare}</a>
        </>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map((section) => (
            <li key={`${section.change} ${section.anchor ?? section.heading}`}>
              <Section section={section} path={path} />: {words.sections[section.change]}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Section({ section: { anchor, heading }, path }: { section: SectionChange; path: string }) {
  const name = heading || words.introduction;
  return anchor ? <a href={`${path}#${anchor}`}>{name}</a> : name;
}

import { useHead } from '@rspress/core/runtime';
import { markdownPath } from '../../common/siteFiles.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useHighlighted } from '../search/useHighlight.ts';
import { fetchFile } from '../site/fetchFile.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import listStyles from '../ui/ChoiceList.module.css';
import { CopyItem } from '../ui/CopyItem.tsx';
import { NewTabHint } from '../ui/ExternalLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { formatAssistantHref, formatReportHref } from './actionHrefs.ts';
import styles from './PageActions.module.css';

interface Props {
  route: string;
  title: string;
  editHref: string | undefined;
}

/** Draw a page's menu. */
export function PageActions({ route, title, editHref }: Props) {
  const { base, origin, label, reportBase, assistants } = useThemeData();
  const words = strings.layout.actions;
  const highlighted = useHighlighted();
  const markdownHref = markdownPath(base, route);
  const address = origin + pathnameOf(base, route);
  useHead({ link: [{ rel: 'alternate', type: 'text/markdown', href: markdownHref }] });
  const button = (
    <>
      <Icon name="more" />
      <span className={styles.name}>{words.menu}</span>
    </>
  );
  return (
    <div className={styles.root} data-screen="">
      <Popup route={route} button={button} className={styles.button} align="end">
        <ul className={listStyles.list}>
          {highlighted && <CopyItem label={words.copyHit} read={() => highlighted.href} />}
          <CopyItem label={words.copyMarkdown} read={async () => (await fetchFile(markdownHref)).text()} />
          <LinkItem href={markdownHref}>{words.viewMarkdown}</LinkItem>
          {assistants.map((assistant) => (
            <LinkItem
              key={assistant.label}
              href={formatAssistantHref(assistant, words.question(origin + markdownHref))}
              isExternal
            >
              {words.openIn(assistant.label)}
            </LinkItem>
          ))}
          <LinkItem
            href={formatReportHref(reportBase, { title, address, version: label, words: words.report })}
            isExternal
          >
            {words.report.link}
          </LinkItem>
          {editHref && (
            <LinkItem href={editHref} isExternal>
              {words.edit}
            </LinkItem>
          )}
        </ul>
      </Popup>
    </div>
  );
}

function LinkItem({ href, isExternal = false, children }: { href: string; isExternal?: boolean; children: string }) {
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <li>
      <a className={listStyles.link} href={href} {...target}>
        {children}
        {isExternal && <NewTabHint />}
      </a>
    </li>
  );
}

import { useHead } from '@rspress/core/runtime';
import { useState, useSyncExternalStore } from 'react';
import { AGENTS_FILE, LLMS_FILE, LLMS_FULL_FILE, markdownPath } from '../../common/siteFiles.ts';
import { pathnameOf } from '../../common/urls.ts';
import { useOfflinePart } from '../offline/useOfflinePart.ts';
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

/** Draw a page's menu: copy, give to a language model, report a problem, edit. */
export function PageActions({ route, title, editHref }: Props) {
  const { base, origin, label, reportBase, assistants } = useThemeData();
  const [isWanted, setIsWanted] = useState(false);
  const OfflineItem = useOfflinePart('OfflineItem', isWanted);
  const canCopy = useSyncExternalStore(neverChanges, hasClipboard, () => true);
  const words = strings.layout.actions;
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
    <div className={styles.root}>
      <Popup route={route} button={button} className={styles.button} align="end" onIntent={() => setIsWanted(true)}>
        <ul className={listStyles.list}>
          {canCopy && (
            <>
              <CopyItem label={strings.layout.copyMarkdown} read={async () => (await fetchFile(markdownHref)).text()} />
              <CopyItem label={strings.ui.copyLink} read={() => window.location.href} />
            </>
          )}
          <LinkItem href={markdownHref}>{strings.layout.viewMarkdown}</LinkItem>
          <LinkItem href={base + LLMS_FILE}>{words.llms(label)}</LinkItem>
          <LinkItem href={base + LLMS_FULL_FILE}>{words.llmsFull(label)}</LinkItem>
          <LinkItem href={base + AGENTS_FILE}>{words.agents(label)}</LinkItem>
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
              {strings.sidebar.editPage}
            </LinkItem>
          )}
          {OfflineItem && <OfflineItem />}
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

/** Only secure pages have access to the clipboard. */
const hasClipboard = (): boolean => typeof ClipboardItem !== 'undefined' && navigator.clipboard !== undefined;
const neverChanges = () => () => {};

import { type CSSProperties, useEffect } from 'react';
import { ANNOUNCEMENT_ATTRIBUTE, DISMISSED } from '../../common/pageHtml.ts';
import type { AnnouncementBar as Bar } from '../../common/siteConfig.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '../../common/storageKeys.ts';
import { strings } from '../site/strings.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { followStored, writeStored } from '../ui/storage.ts';
import styles from './AnnouncementBar.module.css';

/** Show a message above the navbar. The styles hide a closed one, from the first paint on. */
export function AnnouncementBar({ bar }: { bar: Bar }) {
  const { id, content, backgroundColor, textColor, isCloseable } = bar;
  useEffect(() => followStored(ANNOUNCEMENT_ID_KEY, (closed) => closed === id && hide()), [id]);
  // React's type has no custom properties.
  const colors = { '--announcement-bg': backgroundColor, '--announcement-text': textColor } as CSSProperties;
  return (
    <section
      className={`${styles.root} ${isCloseable ? styles.closeable : ''}`}
      style={colors}
      aria-label={strings.layout.announcement}
      data-screen=""
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build sanitised the HTML. */}
      <p className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <IconButton
          className={styles.close}
          icon="close"
          label={strings.layout.closeAnnouncement}
          onClick={() => dismiss(id)}
        />
      )}
    </section>
  );
}

function dismiss(id: string): void {
  writeStored(ANNOUNCEMENT_ID_KEY, id);
  writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
  hide();
  // The focused button is gone, so the content takes the focus.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

/** It works even if storage is disabled. */
const hide = (): void => document.documentElement.setAttribute(ANNOUNCEMENT_ATTRIBUTE, DISMISSED);

import { type CSSProperties, useSyncExternalStore } from 'react';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, ANNOUNCEMENT_MARK, DISMISSED } from '../../common/browser.ts';
import { strings } from '../site/strings.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { createStore } from '../ui/createStore.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { writeStored } from '../ui/storage.ts';
import styles from './AnnouncementBar.module.css';

const closed = createStore(false);

/** Show a message above the navbar. The head script hides a closed one at the first paint. */
export function AnnouncementBar() {
  const { announcementBar } = useThemeData();
  const isDismissed = useSyncExternalStore(closed.subscribe, readDismissed, () => false);
  if (!announcementBar || isDismissed) return null;
  const { id, content, backgroundColor, textColor, isCloseable } = announcementBar;
  // React's type has no custom properties.
  const colors = { '--announcement-bg': backgroundColor, '--announcement-text': textColor } as CSSProperties;
  return (
    <section
      className={`${styles.root} ${isCloseable ? styles.closeable : ''}`}
      style={colors}
      aria-label={strings.layout.announcement}
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

/** An attribute of the page works even if storage is disabled. */
const readDismissed = (): boolean => document.documentElement.getAttribute(ANNOUNCEMENT_MARK) === DISMISSED;

function dismiss(id: string): void {
  writeStored(ANNOUNCEMENT_ID_KEY, id);
  writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
  document.documentElement.setAttribute(ANNOUNCEMENT_MARK, DISMISSED);
  closed.write(true);
  // The focused button is gone, so the content takes the focus.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}

import type { CSSProperties } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './AnnouncementBar.module.css';
import { useAnnouncement } from './useAnnouncement.ts';

/** Show a message above the navbar until the reader closes it. */
export function AnnouncementBar() {
  const { announcementBar } = useThemeData();
  const [isDismissed, dismiss] = useAnnouncement(announcementBar);
  if (!announcementBar || isDismissed) return null;
  const { content, backgroundColor, textColor, isCloseable } = announcementBar;
  // React's type knows no custom properties.
  const colors = { '--announcement-bg': backgroundColor, '--announcement-text': textColor } as CSSProperties;
  return (
    <section
      className={`${styles.root} ${isCloseable ? styles.closeable : ''}`}
      style={colors}
      aria-label="Announcement"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitised what the site's own authors wrote. */}
      <p className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && <IconButton className={styles.close} icon="close" label="Close announcement" onClick={dismiss} />}
    </section>
  );
}

import { shellId } from '../../common/pageHtml.ts';
import { strings } from '../site/strings.ts';
import styles from './SkipLink.module.css';

export const CONTENT_ID = shellId('content');

/** Let keyboard users skip the navigation. */
export function SkipLink() {
  return (
    <a className={styles.root} href={`#${CONTENT_ID}`} data-screen="">
      {strings.ui.skipToContent}
    </a>
  );
}

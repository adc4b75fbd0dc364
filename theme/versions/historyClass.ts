import styles from './PageHistory.module.css';

/** The line stands between the title and the text; Rspress's styles for content do not hold in it. */
export const HISTORY_CLASS = `rp-not-doc ${styles.root}`;

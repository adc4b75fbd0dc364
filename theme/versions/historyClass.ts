import styles from './PageHistory.module.css';

/** Rspress's styles for content do not apply between title and text. */
export const HISTORY_CLASS = `rp-not-doc ${styles.root}`;

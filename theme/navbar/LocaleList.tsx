import styles from '../ui/ChoiceList.module.css';
import type { LocaleChoice } from './resolveLocales.ts';

/** Link to the page being read in every language. Another language is another site: plain links. */
export function LocaleList({ choices }: { choices: LocaleChoice[] }) {
  return (
    <ul className={styles.list}>
      {choices.map(({ code, label, htmlLang, direction, href, isCurrent }) => (
        <li key={code}>
          <a
            className={styles.link}
            href={href}
            lang={htmlLang}
            hrefLang={htmlLang}
            dir={direction}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

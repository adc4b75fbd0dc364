import { strings } from '../site/strings.ts';
import styles from '../ui/ChoiceList.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import buttonStyles from './NavbarLink.module.css';
import type { LocaleChoice } from './resolveLocales.ts';
import { useLocales } from './useLocales.ts';

/** Link to the page in other languages; nothing with one language. */
export function LocaleMenu({ route }: { route: string }) {
  const choices = useLocales(route);
  const current = choices.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  const button = (
    <>
      <span className={buttonStyles.icon}>
        <Icon name="globe" />
      </span>
      <VisuallyHidden>{strings.navbar.language(current.label)}</VisuallyHidden>
    </>
  );
  return (
    <nav aria-label={strings.navbar.languages}>
      <Popup route={route} button={button} className={buttonStyles.root} align="end">
        <LocaleList choices={choices} />
      </Popup>
    </nav>
  );
}

/** Link to the page in every language. Another language is another site: plain links. */
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

import { usePage } from '@rspress/core/runtime';
import { pathnameOf } from '../../common/urls.ts';
import { strings } from '../site/strings.ts';
import { isVersionPage } from '../site/useSidebarPosition.ts';
import { useThemeData } from '../site/useThemeData.ts';
import styles from '../ui/ChoiceList.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import buttonStyles from './NavbarItems.module.css';
import { type LocaleChoice, resolveLocales } from './resolveLocales.ts';

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
      <Popup route={route} button={button} className={buttonStyles.link} align="end">
        <LocaleList choices={choices} />
      </Popup>
    </nav>
  );
}

/** List the languages for the page. On a page of no version, they link to home pages. */
export function useLocales(route: string): LocaleChoice[] {
  const { locales, locale, base } = useThemeData();
  const { page } = usePage();
  const pathname = pathnameOf(base, isVersionPage(page) ? route : '/');
  return resolveLocales({ locales, locale, pathname });
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

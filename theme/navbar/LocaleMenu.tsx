import { Icon } from '../ui/Icon.tsx';
import { Popup } from '../ui/Popup.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LocaleList } from './LocaleList.tsx';
import buttonStyles from './NavbarLink.module.css';
import { useLocales } from './useLocales.ts';

/** Let the reader change to the same page in another language; nothing where the site has one. */
export function LocaleMenu({ route }: { route: string }) {
  const choices = useLocales(route);
  const current = choices.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  const button = (
    <>
      <span className={buttonStyles.icon}>
        <Icon name="globe" />
      </span>
      <VisuallyHidden>Language: {current.label}</VisuallyHidden>
    </>
  );
  return (
    <nav aria-label="Languages">
      <Popup route={route} button={button} className={buttonStyles.root} align="end">
        <LocaleList choices={choices} />
      </Popup>
    </nav>
  );
}

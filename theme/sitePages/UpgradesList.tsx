import { sitePages } from '../../common/strings/en/sitePages.ts';
import type { Upgrades } from '../../common/upgrades.ts';

interface Props {
  upgrades: Upgrades;
  labels: ReadonlyMap<string, string>;
}

/** List the upgrade guides of each version, newest first. */
export function UpgradesList({ upgrades, labels }: Props) {
  const words = sitePages.upgrades;
  const versions = upgrades.versions.filter(({ guides }) => guides.length > 0);
  return (
    <>
      <p>{versions.length > 0 ? words.intro : words.none}</p>
      {versions.map(({ name, guides }) => (
        <section key={name}>
          <h2>{labels.get(name) ?? name}</h2>
          <ul>
            {guides.map(({ path, title, area }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                {area && (
                  <>
                    {' '}
                    <small>{area.title}</small>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

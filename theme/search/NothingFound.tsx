import type { SearchAddress } from '../../common/searchAddress.ts';
import { results as words } from '../../common/strings/results.en.ts';
import { AreaLinks } from './AreaLinks.tsx';
import styles from './NothingFound.module.css';
import { OtherVersions } from './OtherVersions.tsx';

/** Lead a reader whose search found nothing on: to versions that have something, and to where each area starts. */
export function NothingFound({ form }: { form: SearchAddress }) {
  return (
    <div className={styles.root}>
      <OtherVersions key={`${form.version} ${form.q}`} form={form} />
      <div>
        <p>{words.startAt}</p>
        <AreaLinks />
      </div>
    </div>
  );
}

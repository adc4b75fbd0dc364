import { useState } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { formatUpgradeAddress } from '../../common/shellRoutes.ts';
import { upgrade as words } from '../../common/strings/en/upgrade.ts';
import { findVersion } from '../../common/version.ts';
import { useThemeData } from '../site/useThemeData.ts';
import form from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';
import { useManifest, usePreferredVersion } from '../versions/versions.ts';
import styles from './UpgradePage.module.css';

/** Lead from an upgrade guide to the list of all steps, from an older version too. `from` is where the guide starts. */
export function GuideLink({ from }: { from: string }) {
  const { name, siteBase } = useThemeData();
  const versions = useManifest()?.versions ?? [];
  const preferred = usePreferredVersion()?.name;
  const [chosen, setChosen] = useState<string>();
  const start = findVersion(versions, from);
  // Until the versions are known, and where none is older, the guide's own.
  const starts = start ? versions.slice(versions.indexOf(start)) : [{ name: from, label: from }];
  const value = [chosen, preferred].find((one) => starts.some((version) => version.name === one)) ?? starts[0]?.name;
  return (
    <div className={`rp-not-doc ${form.row} ${styles.guide}`} {...{ [HELP_PART]: '' }}>
      <Select
        label={words.start}
        value={value}
        options={starts.map((version) => ({ value: version.name, label: version.label }))}
        onChange={setChosen}
      />
      <a href={formatUpgradeAddress(siteBase, { from: value, to: name })}>{words.everyStep}</a>
    </div>
  );
}

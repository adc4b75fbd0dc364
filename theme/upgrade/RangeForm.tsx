import type { Manifest } from '../../common/manifest.ts';
import { formatUpgradeAddress } from '../../common/upgradeAddress.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { useCopy } from '../ui/useCopy.ts';
import type { Range } from './resolveRange.ts';
import styles from './UpgradePage.module.css';
import { words } from './words.ts';

interface Props {
  manifest: Manifest;
  range: Range;
  onChange: (part: { from?: string | undefined; to?: string | undefined }) => void;
}

const SIDES = [
  ['from', words.from],
  ['to', words.to],
] as const;

/** Choose both versions. A side whose version is unknown stays open. */
export function RangeForm({ manifest, range, onChange }: Props) {
  const { siteBase } = useThemeData();
  const [copyState, copy] = useCopy();
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {SIDES.map(([side, label]) => (
        <Select
          key={side}
          label={label}
          value={range[side]}
          options={manifest.versions.map((version) => ({ value: version.name, label: version.label }))}
          onChange={(value) => onChange({ [side]: value })}
          placeholder={words.choose}
        />
      ))}
      {range.status === 'down' && (
        <Button kind="quiet" onClick={() => onChange({ from: range.to, to: range.from })}>
          {words.swap}
        </Button>
      )}
      <Button
        kind="quiet"
        onClick={() => copy(new URL(formatUpgradeAddress(siteBase, range), window.location.href).href)}
      >
        <span aria-live="polite">{words.copyLink[copyState]}</span>
      </Button>
    </form>
  );
}

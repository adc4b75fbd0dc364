import type { Manifest } from '../../common/manifest.ts';
import { strings } from '../site/strings.ts';
import { Button } from '../ui/Button.tsx';
import form from '../ui/Form.module.css';
import { Select } from '../ui/Select.tsx';
import { useCopy } from '../ui/useCopy.ts';

interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

interface Props {
  manifest: Manifest;
  /** A side that is not chosen yet is undefined. */
  range: Range;
  words: { from: string; to: string; swap: string; choose?: string };
  canSwap: boolean;
  onChange: (part: Range) => void;
  href: () => string;
}

const SIDES = ['from', 'to'] as const;

/** Let the reader choose two versions, swap them, and copy the address of both. */
export function RangeForm({ manifest, range, words, canSwap, onChange, href }: Props) {
  const [copyLabel, copy] = useCopy(strings.ui.copyLink);
  return (
    <form className={form.row} onSubmit={(event) => event.preventDefault()}>
      {SIDES.map((side) => (
        <Select
          key={side}
          label={words[side]}
          value={range[side]}
          options={manifest.versions.map(({ name, label }) => ({ value: name, label }))}
          onChange={(value) => onChange({ [side]: value })}
          {...(words.choose !== undefined && { placeholder: words.choose })}
        />
      ))}
      {canSwap && (
        <Button kind="quiet" onClick={() => onChange({ from: range.to, to: range.from })}>
          {words.swap}
        </Button>
      )}
      <Button kind="quiet" onClick={() => copy(new URL(href(), window.location.href).href)}>
        <span aria-live="polite">{copyLabel}</span>
      </Button>
    </form>
  );
}

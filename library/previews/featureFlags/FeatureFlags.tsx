import { LinesField } from '../parts/Fields.tsx';
import { formatCount } from '../parts/formatBytes.ts';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, ResultTable } from '../parts/Results.tsx';
import { useFields } from '../parts/useFields.ts';
import { readFeatures } from './readFeatures.ts';

const START = {
  features:
    'device::ro.product.name=oriole;ro.product.model=Pixel 6;ro.product.device=oriole;features=sendrecv_v2_brotli,remount_shell,sendrecv_v2,abb_exec,fixed_push_mkdir,fixed_push_symlink_timestamp,abb,shell_v2,cmd,ls_v2,apex,stat_v2',
};

/** Show which features a device has and how the library uses them. */
export function FeatureFlags() {
  const [{ features }, change] = useFields(START);
  const report = readFeatures(features);
  const problem = report ? undefined : 'This is neither a banner nor a list such as shell_v2,cmd.';
  const count = report?.features.filter(({ isPresent }) => isPresent).length ?? 0;
  return (
    <Panel packageName={PACKAGES.adb}>
      <Group legend="Device">
        <LinesField
          label="Banner or list of features"
          value={features}
          problem={problem}
          onChange={(features) => change({ features })}
        />
      </Group>
      {report ? (
        <>
          <Outcome>
            {[report.model, report.product && `product ${report.product}`, report.device && `device ${report.device}`]
              .filter(Boolean)
              .join(', ') || 'A device without a name'}
            : {count} of {report.features.length} features that the library uses
            {report.others.length > 0 && `, and ${formatCount(report.others.length, 'other')}`}.
          </Outcome>
          <ResultTable
            label="Features that the library uses"
            columns={['Feature', 'Device', 'What it enables']}
            code={[0]}
            rows={report.features.map(({ name, isPresent, effect }) => [name, isPresent ? '✓ yes' : '– no', effect])}
          />
          {report.others.length > 0 && <p className="hint">Not used by the library: {report.others.join(', ')}</p>}
        </>
      ) : (
        <Outcome>There is nothing to read yet.</Outcome>
      )}
    </Panel>
  );
}

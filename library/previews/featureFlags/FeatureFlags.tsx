import { previews } from '../../strings/en/previews.ts';
import { useForm } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, ResultTable } from '../parts/Results.tsx';
import { type FeatureReport, readFeatures } from './readFeatures.ts';

const words = previews.featureFlags;

const START = {
  features:
    'device::ro.product.name=oriole;ro.product.model=Pixel 6;ro.product.device=oriole;features=sendrecv_v2_brotli,remount_shell,sendrecv_v2,abb_exec,fixed_push_mkdir,fixed_push_symlink_timestamp,abb,shell_v2,cmd,ls_v2,apex,stat_v2',
};

/** Show which features a device has and how the library uses them. */
export function FeatureFlags() {
  const { fields, text } = useForm(START);
  const report = readFeatures(fields.features);
  const problem = report ? undefined : words.problem;
  return (
    <Panel packageName={PACKAGES.adb}>
      <Group legend={words.device}>{text('features', { label: words.banner, hasLines: true, problem })}</Group>
      <Outcome>{report ? formatOutcome(report) : words.none}</Outcome>
      {report && (
        <>
          <ResultTable
            label={words.table}
            columns={words.columns}
            code={[0]}
            rows={report.features.map(({ name, isPresent, effect }) => [
              name,
              isPresent ? words.yes : words.no,
              effect,
            ])}
          />
          {report.others.length > 0 && <p className="hint">{words.others(report.others)}</p>}
        </>
      )}
    </Panel>
  );
}

function formatOutcome({ model, product, device, features, others }: FeatureReport): string {
  const name = [model, product && words.product(product), device && words.deviceName(device)]
    .filter(Boolean)
    .join(', ');
  return words.outcome({
    name: name || words.unnamed,
    present: features.filter(({ isPresent }) => isPresent).length,
    known: features.length,
    others: others.length,
  });
}

import { previews } from '../../strings/en/previews.ts';
import { useForm } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { buildFilter, type FilterFields, METHODS } from './buildFilter.ts';

const words = previews.usbFilter;

const START: FilterFields = {
  method: 'requestDevice',
  vendorId: '18d1',
  productId: '',
  serialNumber: '',
  classCode: '',
  subclassCode: '',
  protocolCode: '',
};

const DEVICE_FIELDS = ['vendorId', 'productId'] as const;
const INTERFACE_FIELDS = ['classCode', 'subclassCode', 'protocolCode'] as const;

/** Show the code of a USB filter with the typed fields. */
export function UsbFilter() {
  const { fields, text, select } = useForm(START, { method: METHODS });
  const { code, merged, problems } = buildFilter(fields);
  const field = (name: Exclude<keyof FilterFields, 'method' | 'serialNumber'>) =>
    text(name, { hint: words.hints[name], problem: problems[name] });
  const defaults = merged.filter(({ isDefault }) => isDefault).length;
  return (
    <Panel packageName={PACKAGES.webUsb}>
      <Group legend={words.device}>
        {select('method', METHODS, { label: words.method })}
        {DEVICE_FIELDS.map(field)}
        {text('serialNumber', { hint: words.hints.serialNumber })}
      </Group>
      <Group legend={words.interface}>{INTERFACE_FIELDS.map(field)}</Group>
      <Outcome>{code ? words.outcome(defaults, merged.length) : words.none}</Outcome>
      {code && (
        <>
          <Output label={words.code} language="ts">
            {code}
          </Output>
          <ResultTable
            label={words.table}
            columns={words.columns}
            code={[0, 1]}
            rows={merged.map(({ field, value, isDefault }) => [field, value, isDefault ? words.library : words.reader])}
          />
        </>
      )}
    </Panel>
  );
}

import { SelectField, TextField } from '../parts/Fields.tsx';
import { Group, PACKAGES, Panel } from '../parts/Panel.tsx';
import { Outcome, Output, ResultTable } from '../parts/Results.tsx';
import { useFields } from '../parts/useFields.ts';
import { buildFilter, type FilterFields, METHODS } from './buildFilter.ts';

const START: FilterFields = {
  method: 'requestDevice',
  vendorId: '18d1',
  productId: '',
  serialNumber: '',
  classCode: '',
  subclassCode: '',
  protocolCode: '',
};

const DEVICE_FIELDS = [
  ['vendorId', 'Hex, such as 18d1'],
  ['productId', 'Hex, such as 4ee7'],
] as const;

const INTERFACE_FIELDS = [
  ['classCode', 'ADB: ff'],
  ['subclassCode', 'ADB: 42'],
  ['protocolCode', 'ADB: 1'],
] as const;

/** Show the code of a USB filter with the typed fields. */
export function UsbFilter() {
  const [fields, change] = useFields(START, { method: METHODS });
  const { code, merged, problems } = buildFilter(fields);
  const field = (name: Exclude<keyof FilterFields, 'method' | 'serialNumber'>, hint: string) => (
    <TextField
      key={name}
      label={name}
      value={fields[name]}
      hint={hint}
      problem={problems[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const defaults = merged.filter(({ isDefault }) => isDefault).length;
  return (
    <Panel packageName={PACKAGES.webUsb}>
      <Group legend="Device">
        <SelectField
          label="Method"
          value={fields.method}
          options={METHODS}
          // The options are METHODS.
          onChange={(method) => change({ method: method as FilterFields['method'] })}
        />
        {DEVICE_FIELDS.map(([name, hint]) => field(name, hint))}
        <TextField
          label="serialNumber"
          value={fields.serialNumber}
          hint="Text of the device"
          onChange={(serialNumber) => change({ serialNumber })}
        />
      </Group>
      <Group legend="Interface">{INTERFACE_FIELDS.map(([name, hint]) => field(name, hint))}</Group>
      {code ? (
        <>
          <Outcome>
            The library filled in {defaults} of {merged.length} fields.
          </Outcome>
          <Output label="Code" language="ts">
            {code}
          </Output>
          <ResultTable
            label="What a device has to match"
            columns={['Field', 'Value', 'From']}
            code={[0, 1]}
            rows={merged.map(({ field, value, isDefault }) => [field, value, isDefault ? 'the library' : 'you'])}
          />
        </>
      ) : (
        <Outcome>There is no filter yet: one of the fields cannot be used.</Outcome>
      )}
    </Panel>
  );
}

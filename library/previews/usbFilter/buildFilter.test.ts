import { expect, test } from 'vitest';
import { buildFilter, type FilterFields } from './buildFilter.ts';

const EMPTY: FilterFields = {
  method: 'requestDevice',
  vendorId: '',
  productId: '',
  serialNumber: '',
  classCode: '',
  subclassCode: '',
  protocolCode: '',
};
const build = (fields: Partial<FilterFields>) => buildFilter({ ...EMPTY, ...fields });

test('without fields the call has no argument, and the library filters for ADB interfaces', () => {
  const { code, merged } = build({});
  expect(code).toBe('const device = await manager.requestDevice();');
  expect(merged).toEqual([
    { field: 'classCode', value: '0xff', isDefault: true },
    { field: 'subclassCode', value: '0x42', isDefault: true },
    { field: 'protocolCode', value: '0x01', isDefault: true },
  ]);
});

test('the call has the typed fields, and the library adds the others', () => {
  const { code, merged } = build({ vendorId: '18d1', serialNumber: 'A"1', subclassCode: '0x43' });
  expect(code).toBe(
    [
      'const device = await manager.requestDevice({',
      '    filters: [',
      '        {',
      '            vendorId: 0x18d1,',
      '            serialNumber: "A\\"1",',
      '            subclassCode: 0x43,',
      '        },',
      '    ],',
      '});',
    ].join('\n'),
  );
  expect(merged.map(({ field, isDefault }) => [field, isDefault])).toEqual([
    ['vendorId', false],
    ['serialNumber', false],
    ['classCode', true],
    ['subclassCode', false],
    ['protocolCode', true],
  ]);
});

test('the name of the result depends on the method', () => {
  expect(build({ method: 'getDevices' }).code).toBe('const devices = await manager.getDevices();');
  expect(build({ method: 'trackDevices' }).code).toBe('const observer = await manager.trackDevices();');
});

test.each([
  [{ vendorId: 'google' }, { vendorId: 'Use the digits 0–9 and a–f.' }],
  [{ productId: '4ee7' }, { productId: 'A browser refuses a product without its vendor.' }],
])('%o is refused with a message', (fields, problems) => {
  expect(build(fields)).toMatchObject({ problems, merged: [] });
});

test('a product without a vendor is allowed if the library itself compares', () => {
  expect(build({ productId: '4ee7', method: 'getDevices' }).code).toContain('productId: 0x4ee7');
});

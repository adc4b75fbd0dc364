import { AdbDefaultInterfaceFilter, mergeDefaultAdbInterfaceFilter } from 'tango-latest-adb-daemon-webusb';
import { previews } from '../../strings/en/previews.ts';
import { formatHex, parseNumber, U8, U16 } from '../parts/numbers.ts';

/** Sizes in bytes. */
const NUMBERS = { vendorId: 2, productId: 2, classCode: 1, subclassCode: 1, protocolCode: 1 } as const;

type NumberField = keyof typeof NUMBERS;

/** The methods that take filters. */
export const METHODS = ['requestDevice', 'getDevices', 'trackDevices'] as const;

/** Numbers are hexadecimal. Empty fields are left out. */
export type FilterFields = Record<NumberField | 'serialNumber', string> & { method: (typeof METHODS)[number] };

interface MergedRow {
  field: string;
  value: string;
  isDefault: boolean;
}

interface FilterResult {
  problems: Partial<Record<NumberField, string>>;
  code?: string;
  merged: MergedRow[];
}

/** Format the call, and list the filter with defaults. */
export function buildFilter(fields: FilterFields): FilterResult {
  const problems: FilterResult['problems'] = {};
  const filter: USBDeviceFilter = {};
  for (const [name, size] of Object.entries(NUMBERS) as [NumberField, 1 | 2][]) {
    if (fields[name].trim() === '') continue;
    const { value, problem } = parseNumber(fields[name], { ...(size === 1 ? U8 : U16), isHex: true });
    if (problem) problems[name] = problem;
    else if (value !== undefined) filter[name] = value;
  }
  // requestDevice throws a TypeError (https://wicg.github.io/webusb/#dom-usb-requestdevice). Other calls only compare.
  if (filter.productId !== undefined && filter.vendorId === undefined && fields.method === 'requestDevice')
    problems.productId ??= previews.usbFilter.noVendor;
  if (Object.keys(problems).length > 0) return { problems, merged: [] };
  const serialNumber = fields.serialNumber.trim();
  if (serialNumber !== '') filter.serialNumber = serialNumber;
  return { problems, code: formatCall(fields.method, filter), merged: listMerged(filter) };
}

function formatCall(method: FilterFields['method'], filter: USBDeviceFilter): string {
  const result = { requestDevice: 'device', getDevices: 'devices', trackDevices: 'observer' }[method];
  const entries = listFields(filter).map(({ field, value }) => `            ${field}: ${value},\n`);
  const options = entries.length === 0 ? '' : `{\n    filters: [\n        {\n${entries.join('')}        },\n    ],\n}`;
  return `const ${result} = await manager.${method}(${options});`;
}

const listMerged = (filter: USBDeviceFilter): MergedRow[] => {
  const own = Object.keys(filter);
  const [merged = AdbDefaultInterfaceFilter] = mergeDefaultAdbInterfaceFilter(own.length > 0 ? [filter] : undefined);
  return listFields(merged).map((row) => ({ ...row, isDefault: !own.includes(row.field) }));
};

const ORDER = ['vendorId', 'productId', 'serialNumber', 'classCode', 'subclassCode', 'protocolCode'] as const;

const listFields = (filter: USBDeviceFilter): { field: string; value: string }[] =>
  ORDER.flatMap((field) => {
    const value = filter[field];
    if (value === undefined) return [];
    return {
      field,
      value: field === 'serialNumber' ? JSON.stringify(value) : formatHex(Number(value), NUMBERS[field]),
    };
  });

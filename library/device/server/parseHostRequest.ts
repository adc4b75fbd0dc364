import type { DeviceSelector } from './ServerDevices.ts';

export interface HostRequest {
  readonly selector: DeviceSelector | undefined;
  /** Such as `version` or `connect:192.168.1.20`. */
  readonly command: string;
}

/** Parse a request to the server. Undefined if it is for a device. Source: AOSP `SERVICES.TXT`. */
export function parseHostRequest(request: string, serials: readonly string[]): HostRequest | undefined {
  const [prefix = '', rest] = cut(request);
  if (prefix === 'host') return { selector: undefined, command: rest };
  if (prefix === 'host-usb') return { selector: { kind: 'link', link: 'usb' }, command: rest };
  if (prefix === 'host-local') return { selector: { kind: 'link', link: 'local' }, command: rest };
  if (prefix === 'host-serial') {
    const [serial, command] = cutSerial(rest, serials);
    return { selector: { kind: 'serial', serial }, command };
  }
  if (prefix === 'host-transport-id') {
    const [id, command] = cut(rest);
    return { selector: { kind: 'transportId', transportId: Number(id) }, command };
  }
  return undefined;
}

/** Parse the device after `transport` or `tport`. Undefined if malformed. */
export function parseChoice(command: string): DeviceSelector | undefined {
  const [name, rest] = cut(command);
  const kind = name === 'tport' ? cut(rest)[0] : name.replace(/^transport-?/, '');
  if (name === 'tport' && kind === 'serial') return { kind: 'serial', serial: cut(rest)[1] };
  if (name === 'transport') return { kind: 'serial', serial: rest };
  if (name === 'transport-id') return { kind: 'transportId', transportId: Number(rest) };
  if (kind === 'any') return { kind: 'any' };
  if (kind === 'usb' || kind === 'local') return { kind: 'link', link: kind };
  return undefined;
}

/** Cut at the first colon. */
export function cut(text: string): [head: string, rest: string] {
  const index = text.indexOf(':');
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

/** Serial numbers may have colons: known ones come first, then addresses with a port. */
function cutSerial(text: string, serials: readonly string[]): [serial: string, command: string] {
  const known = serials.find((serial) => text.startsWith(`${serial}:`));
  const serial = known ?? /^[^:]+:\d+(?=:)/.exec(text)?.[0] ?? cut(text)[0];
  return [serial, text.slice(serial.length + 1)];
}

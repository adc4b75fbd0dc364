import { expect, test } from 'vitest';
import { parseChoice, parseHostRequest, parseWait } from './serverRequest.ts';

const SERIALS = ['abc', '10.0.0.2:5555'];

test.each([
  ['host:version', undefined, 'version'],
  ['host-usb:features', { kind: 'link', link: 'usb' }, 'features'],
  ['host-local:get-state', { kind: 'link', link: 'local' }, 'get-state'],
  ['host-serial:abc:get-state', { kind: 'serial', serial: 'abc' }, 'get-state'],
  ['host-serial:10.0.0.2:5555:get-state', { kind: 'serial', serial: '10.0.0.2:5555' }, 'get-state'],
  ['host-serial:10.9.9.9:5555:get-state', { kind: 'serial', serial: '10.9.9.9:5555' }, 'get-state'],
  ['host-serial:abc:forward:tcp:1;tcp:2', { kind: 'serial', serial: 'abc' }, 'forward:tcp:1;tcp:2'],
  ['host-transport-id:12:features', { kind: 'transportId', transportId: 12 }, 'features'],
])('%s is for the server', (request, selector, command) => {
  expect(parseHostRequest(request, SERIALS)).toEqual({ selector, command });
});

test.each(['shell:ls', 'sync:', 'reverse:list-forward', 'shell,v2:echo host:version'])(
  '%s is for a device',
  (request) => {
    expect(parseHostRequest(request, SERIALS)).toBeUndefined();
  },
);

test.each([
  ['transport:10.0.0.2:5555', { kind: 'serial', serial: '10.0.0.2:5555' }],
  ['transport-any', { kind: 'any' }],
  ['transport-usb', { kind: 'link', link: 'usb' }],
  ['transport-local', { kind: 'link', link: 'local' }],
  ['transport-id:3', { kind: 'transportId', transportId: 3 }],
  ['tport:any', { kind: 'any' }],
  ['tport:usb', { kind: 'link', link: 'usb' }],
  ['tport:serial:10.0.0.2:5555', { kind: 'serial', serial: '10.0.0.2:5555' }],
  ['version', undefined],
  ['tport:nothing', undefined],
])('%s chooses a device', (command, selector) => {
  expect(parseChoice(command)).toEqual(selector);
});

test('a wait names a link and a state', () => {
  expect(parseWait('wait-for-any-device')).toEqual({ selector: { kind: 'any' }, state: 'device' });
  expect(parseWait('wait-for-usb-disconnect')).toEqual({
    selector: { kind: 'link', link: 'usb' },
    state: 'disconnect',
  });
  expect(parseWait('wait-for-device')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { RawClient } from '../testing/RawClient.ts';
import { AUTH } from './authentication.ts';
import { VERSION } from './packet.ts';

const KIBIBYTE = 1024;

describe('the handshake', () => {
  test('asks again, with another token, if no key made the signature', async () => {
    const client = new RawClient(createTestDevice().connect());
    const first = await client.greet();

    await client.send('AUTH', AUTH.signature, 0, new Uint8Array(256));

    const second = await client.read();
    expect(second).toMatchObject({ command: 'AUTH', arg0: AUTH.token });
    expect(second?.payload).not.toEqual(first?.payload);
  });

  test('tells its version, and the smaller of both payload limits', async () => {
    const client = new RawClient(createTestDevice().connect());

    const answer = await client.signIn({ maxPayload: 4 * KIBIBYTE });

    expect(answer).toMatchObject({ command: 'CNXN', arg0: VERSION, arg1: 4 * KIBIBYTE });
  });
});

describe('a device that asks for no key', () => {
  test('answers a greeting with its own, and serves at once', async () => {
    const client = new RawClient(createTestDevice({ authentication: 'none' }).connect());

    expect((await client.greet())?.command).toBe('CNXN');
    await client.send('OPEN', 1, 0, 'test:greet\0');

    expect(await client.readLine()).toBe('OKAY 1 1');
  });
});

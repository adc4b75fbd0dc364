import { describe, expect, test } from 'vitest';
import { ANDROID_8, ANDROID_11 } from '../profiles.ts';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { PUBLIC_KEY, RawClient } from '../testing/RawClient.ts';
import { AUTH, type AuthenticationAnswer } from './authentication.ts';
import { VERSION_WITH_CHECKSUM, VERSION_WITHOUT_CHECKSUM } from './packet.ts';
import type { PublicKey } from './publicKey.ts';

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

  test('tells its own version, and the smaller of both payload limits', async () => {
    const client = new RawClient(createTestDevice({ profile: ANDROID_11 }).connect());

    const answer = await client.signIn({ version: VERSION_WITH_CHECKSUM, maxPayload: 4 * KIBIBYTE });

    expect(answer).toMatchObject({ command: 'CNXN', arg0: VERSION_WITHOUT_CHECKSUM, arg1: 4 * KIBIBYTE });
  });

  test('sends checksums to a client that checks them', async () => {
    const sums: number[] = [];
    const transport = createTestDevice({ profile: ANDROID_8 }).connect();
    const tap = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (chunk.length === 24) sums.push(new DataView(chunk.buffer).getUint32(16, true));
        controller.enqueue(chunk);
      },
    });
    const client = new RawClient({ readable: transport.readable.pipeThrough(tap), writable: transport.writable });

    const token = await client.greet({ version: VERSION_WITH_CHECKSUM });

    expect(sums).toEqual([token?.payload.reduce((sum, byte) => sum + byte, 0)]);
  });

  test('ignores streams of a client that has not signed in', async () => {
    const client = new RawClient(createTestDevice().connect());
    await client.greet();

    await client.send('OPEN', 1, 0, 'test:greet\0');
    await client.send('AUTH', AUTH.publicKey, 0, PUBLIC_KEY);

    expect((await client.read())?.command).toBe('CNXN');
  });

  test('starts anew when the client greets again, and forgets the streams', async () => {
    const client = new RawClient(createTestDevice().connect());
    await client.signIn();
    await client.send('OPEN', 1, 0, 'test:hang\0');
    await client.readLine();

    expect((await client.greet())?.command).toBe('AUTH');
  });

  test('a malformed key gets no answer', async () => {
    const client = new RawClient(createTestDevice().connect());
    await client.greet();

    await client.send('AUTH', AUTH.publicKey, 0, 'no key\0');
    await client.send('AUTH', AUTH.signature, 0, new Uint8Array(256));

    expect(await client.read()).toMatchObject({ command: 'AUTH', arg0: AUTH.token });
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

describe('a device that asks its user', () => {
  function createAskingDevice() {
    const questions: { key: PublicKey; answer: (answer: AuthenticationAnswer) => void; signal: AbortSignal }[] = [];
    const device = createTestDevice({
      authentication: {
        ask: (key, signal) => new Promise((resolve) => questions.push({ key, answer: resolve, signal })),
      },
    });
    return { device, questions };
  }

  test('lets the client in once the user agrees', async () => {
    const { device, questions } = createAskingDevice();
    const client = new RawClient(device.connect());
    const signingIn = client.signIn();
    await expect.poll(() => questions[0]?.key.name).toBe('user@test');

    questions[0]?.answer('once');

    expect(await signingIn).toMatchObject({ command: 'CNXN' });
  });

  test('withdraws the question when the client leaves', async () => {
    const { device, questions } = createAskingDevice();
    const client = new RawClient(device.connect());
    void client.signIn();
    await expect.poll(() => questions.length).toBe(1);

    await client.close();

    expect(questions[0]?.signal.aborted).toBe(true);
  });

  test('a late answer to an older greeting does not let the client in', async () => {
    const { device, questions } = createAskingDevice();
    const client = new RawClient(device.connect());
    await client.greet();
    await client.send('AUTH', AUTH.publicKey, 0, PUBLIC_KEY);
    await client.greet();

    questions[0]?.answer('always');
    await client.send('AUTH', AUTH.signature, 0, new Uint8Array(256));

    expect(await client.read()).toMatchObject({ command: 'AUTH', arg0: AUTH.token });
  });
});

describe('broken framing', () => {
  test('ends the connection', async () => {
    const client = new RawClient(createTestDevice().connect());

    await expect(client.sendBytes(new Uint8Array(24))).rejects.toThrow('wrong magic');

    expect(await client.readLine()).toBe('end');
  });
});

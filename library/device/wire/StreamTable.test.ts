import { describe, expect, test } from 'vitest';
import type { FindService, Service } from '../service.ts';
import { createTestDevice } from '../testing/createTestDevice.ts';
import { RawClient } from '../testing/RawClient.ts';

const DELAYED_ACK = ['delayed_ack'];

async function connect(features: string[] = [], findService?: FindService): Promise<RawClient> {
  const client = new RawClient(createTestDevice(findService && { findService }).connect());
  await client.signIn({ features });
  return client;
}

const serving =
  (service: Service): FindService =>
  () =>
    service;

const count = (bytes: number) => new Uint8Array(new Uint32Array([bytes]).buffer);

describe('sending one packet at a time', () => {
  const sendTwice = serving(async ({ writable }) => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode('a'));
    await writer.write(new TextEncoder().encode('b'));
  });

  test('the device waits for OKAY before it sends more', async () => {
    const client = await connect([], sendTwice);
    await client.send('OPEN', 7, 0, 'x');
    await client.readLine();
    expect(await client.readLine()).toBe('WRTE 1 7 a');

    // Another stream answers first: the first one is held back.
    await client.send('OPEN', 8, 0, 'y');
    expect([await client.readLine(), await client.readLine()]).toEqual(['OKAY 2 8', 'WRTE 2 8 a']);
    await client.send('OKAY', 7, 1);

    expect(await client.readLine()).toBe('WRTE 1 7 b');
  });

  test('payloads are cut at the limit', async () => {
    const findService = serving(({ writable }) => writable.getWriter().write(new Uint8Array(1500)));
    const client = new RawClient(createTestDevice({ findService }).connect());
    await client.signIn({ maxPayload: 1024 });
    await client.send('OPEN', 7, 0, 'x');
    await client.read();

    expect((await client.read())?.payload.length).toBe(1024);
    await client.send('OKAY', 7, 1);
    expect((await client.read())?.payload.length).toBe(476);
  });
});

describe('delayed acknowledgement', () => {
  test('the device stops when the window of the client is used up', async () => {
    const service: Service = async ({ writable }) => {
      const writer = writable.getWriter();
      for (const text of ['aaa', 'bbb', 'ccc']) await writer.write(new TextEncoder().encode(text));
    };
    const client = await connect(DELAYED_ACK, serving(service));

    await client.send('OPEN', 7, 6, 'x');
    await client.read();
    expect([await client.readLine(), await client.readLine()]).toEqual(['WRTE 1 7 aaa', 'WRTE 1 7 bbb']);
    await client.send('OKAY', 7, 1, count(3));

    expect([await client.readLine(), await client.readLine()]).toEqual(['WRTE 1 7 ccc', 'CLSE 1 7']);
  });
});

describe('closing', () => {
  test('the client closes first: the service learns it, and the device answers with CLSE', async () => {
    let ended = '';
    const client = await connect(
      [],
      serving(async ({ readable, signal }) => {
        const reader = readable.getReader();
        for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
          ended += new TextDecoder().decode(value);
        }
        ended += signal.aborted ? ' aborted' : ' open';
      }),
    );
    await client.send('OPEN', 7, 0, 'x');
    await client.send('WRTE', 7, 1, 'last words');
    await client.send('CLSE', 7, 1);

    expect([await client.readLine(), await client.readLine(), await client.readLine()]).toEqual([
      'OKAY 1 7',
      'OKAY 1 7',
      'CLSE 1 7',
    ]);
    await expect.poll(() => ended).toBe('last words aborted');
  });
});

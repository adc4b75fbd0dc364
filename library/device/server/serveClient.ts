import { answerHostRequest } from './answerHostRequest.ts';
import type { ServerConnection } from './ServerConnection.ts';
import type { ServerDevice } from './ServerDevices.ts';
import { join } from './ServerForwards.ts';
import { parseHostRequest } from './serverRequest.ts';
import { openOnDevice, requireDevice, type ServerState } from './serverState.ts';

/** Answer requests until one of them takes or ends the connection. */
export async function serveClient(connection: ServerConnection, state: ServerState): Promise<void> {
  try {
    const isHandedOn = await answerRequests(connection, state);
    if (isHandedOn) return;
  } catch (error) {
    // The client may be gone by now.
    await connection.writeFail(error instanceof Error ? error.message : String(error)).catch(() => {});
  }
  await connection.close();
}

/** Whether a service took the connection. Throws the reason of a refusal. */
async function answerRequests(connection: ServerConnection, state: ServerState): Promise<boolean> {
  let chosen: ServerDevice | undefined;
  for (;;) {
    const text = await connection.readRequest();
    if (text === undefined) return false;

    const serials = state.devices.list.map(({ serial }) => serial);
    const request = parseHostRequest(text, serials);
    if (!request) {
      const entry = chosen ?? requireDevice(state.devices, { kind: 'any' });
      const stream = openOnDevice(entry, text, state);
      if (!stream) throw new Error('closed');
      await connection.writeOkay();
      join(connection.release(), stream);
      return true;
    }
    chosen = await answerHostRequest({ connection, state, chosen, request });
    if (!chosen) return false;
  }
}

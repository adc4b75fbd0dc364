// The script of a process that runs one program. Arguments: the port of the ADB server, the program's file, and `together` if both
// outputs share a stream.
import { Server, Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_PORT } from '../providedTypes.ts';
import { emptyQueues, shortenTimers } from './waiting.ts';

const [, , port, file = '', outputs] = process.argv;

if (outputs === 'together') process.stderr.write = process.stdout.write.bind(process.stdout);
shortenTimers();

// An ADB server of the machine may listen at the programs' port.
const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  const [target] = [given[0]].flat();
  if (typeof target === 'object' && target && 'port' in target && target.port === SERVER_PORT)
    target.port = Number(port);
  return Reflect.apply(connect, this, given);
};

// The port of a listening program may be taken, too.
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...[target, ...others]: unknown[]) {
  return Reflect.apply(listen, this, [typeof target === 'number' ? 0 : target, ...others]);
};

await import(pathToFileURL(path.resolve(file)).href);
await emptyQueues();
// A listening program serves until its user ends it.
if (process.getActiveResourcesInfo().includes('TCPServerWrap')) process.exit();

// The script of a process that runs one whole program. Its arguments: the port of the simulated ADB server, the file of the
// program, and `together` where both of its outputs go to one.
import { Server, Socket } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_PORT } from '../providedTypes.ts';
import { emptyQueues, shortenTimers } from './waiting.ts';

const [, , port, file = '', outputs] = process.argv;

if (outputs === 'together') process.stderr.write = process.stdout.write.bind(process.stdout);
shortenTimers();

// The port that programs name may be taken: an ADB server of the machine listens there.
const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...given: unknown[]) {
  // What `net.connect()` hands on is the list itself.
  const [target] = [given[0]].flat();
  if (typeof target === 'object' && target && 'port' in target && target.port === SERVER_PORT)
    target.port = Number(port);
  return Reflect.apply(connect, this, given);
};

// So may one that programs listen at.
const { listen } = Server.prototype;
Server.prototype.listen = function (this: Server, ...[target, ...others]: unknown[]) {
  return Reflect.apply(listen, this, [typeof target === 'number' ? 0 : target, ...others]);
};

await import(pathToFileURL(path.resolve(file)).href);
await emptyQueues();
// A program that listens serves until its user ends it.
if (process.getActiveResourcesInfo().includes('TCPServerWrap')) process.exit();

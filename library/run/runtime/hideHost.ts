import { EventEmitter } from 'node:events';

/** Members of the real process that lead to modules, handles, files or other processes. */
const WAYS_OUT = [
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'report'],
  ...['_getActiveHandles', '_getActiveRequests', 'kill', '_kill', 'send', 'stdin', 'stdout', 'stderr'],
];

/** Create what samples use of a process. */
export const createProcess = () =>
  Object.assign(new EventEmitter(), {
    env: {},
    exit() {
      throw new Error('it ended its process.');
    },
  });

/**
 * Hide from samples what reaches beyond their process. Node.js's permissions leave the network open: samples get no object that
 * leads there, and the plan of a run refuses the modules that do.
 */
export function hideHost(): void {
  for (const name of WAYS_OUT) Object.defineProperty(process, name, { value: Object.freeze({}) });
  // The methods of all emitters and objects can be replaced by those of a sample, which then get this one.
  const methods = { __proto__: null, ...EventEmitter.prototype };
  Object.setPrototypeOf(process, Object.freeze(methods));
  Object.defineProperty(globalThis, 'process', { value: createProcess(), writable: true });
  // Node.js opens connections with an object that it keeps here from the first use of this class.
  void globalThis.Response;
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (key.description?.startsWith('undici.')) Object.defineProperty(globalThis, key, { value: {}, writable: false });
  for (const name of ['fetch', 'WebSocket', 'EventSource'])
    Object.defineProperty(globalThis, name, {
      value: () => {
        throw new Error(`${name} is not here: samples run without a network.`);
      },
    });
}

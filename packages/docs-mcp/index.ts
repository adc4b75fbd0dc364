// The only entry of this package. The server itself is loaded by nothing but its bundle: `bin.ts`.

export { bundleServer, SERVER_FILE } from './bundleServer.ts';

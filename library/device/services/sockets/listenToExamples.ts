import { decodeText, encodeText } from '../../files/bytes.ts';
import type { ServiceStream } from '../../serviceStream.ts';
import type { SocketTable } from './SocketTable.ts';

const PAGE = '<!doctype html><title>Simulated device</title><h1>Hello from the simulated device</h1>\n';

/** Start an echo, and a web server on port 8080. Reverse tunnels may replace them. */
export function listenToExamples(sockets: SocketTable): void {
  sockets.addExample('localabstract:echo', serveEcho);
  sockets.addExample('tcp:7', serveEcho);
  sockets.addExample('tcp:8080', serveHttp);
}

async function serveEcho({ readable, writable }: ServiceStream): Promise<void> {
  await readable.pipeTo(writable);
}

async function serveHttp({ readable, writable }: ServiceStream): Promise<void> {
  const request = await readHeader(readable);
  const [method, target] = request.split(' ');
  const isFound = target === '/';
  const status = method !== 'GET' ? '405 Method Not Allowed' : isFound ? '200 OK' : '404 Not Found';
  const body = status === '200 OK' ? PAGE : `${status}\n`;
  const type = status === '200 OK' ? 'text/html' : 'text/plain';
  const header = `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`;
  const writer = writable.getWriter();
  await writer.write(encodeText(header + body));
  await writer.close();
}

async function readHeader(readable: ReadableStream<Uint8Array>): Promise<string> {
  const reader = readable.getReader();
  let text = '';
  while (!text.includes('\r\n\r\n')) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decodeText(value);
  }
  reader.releaseLock();
  return text;
}

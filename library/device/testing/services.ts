import type { FindService, Service } from '../service.ts';

const echo: Service = ({ readable, writable }) => readable.pipeTo(writable);

const greet: Service = async ({ writable }) => {
  await writable.getWriter().write(new TextEncoder().encode('hi\n'));
};

const callBack: Service = async ({ writable }, { openToClient }) => {
  const stream = await openToClient('tcp:8081');
  await stream.readable.pipeTo(writable);
};

const hang: Service = async ({ signal }) => {
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
};

const fail: Service = async () => {
  throw new Error('The service failed.');
};

const leave: Service = async (_stream, { disconnect }) => disconnect();

/** Services that show how streams behave. */
const SERVICES: Record<string, Service> = {
  'test:echo': echo,
  'test:greet': greet,
  'test:callBack': callBack,
  'test:hang': hang,
  'test:fail': fail,
  'test:leave': leave,
};

export const findTestService: FindService = (destination) => SERVICES[destination];

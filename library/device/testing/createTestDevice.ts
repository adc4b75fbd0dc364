import { SimulatedDevice, type SimulatedDeviceOptions } from '../SimulatedDevice.ts';
import type { FindService, Service } from '../service.ts';

const echo: Service = ({ readable, writable }) => readable.pipeTo(writable);

const greet: Service = async ({ writable }) => {
  await writable.getWriter().write(new TextEncoder().encode('hi\n'));
};

const fail: Service = async () => {
  throw new Error('The service failed.');
};

const leave: Service = async (_stream, { disconnect }) => disconnect();

/** Services that show how streams behave. */
const SERVICES: Record<string, Service> = {
  'test:echo': echo,
  'test:greet': greet,
  'test:fail': fail,
  'test:leave': leave,
};

const findTestService: FindService = (destination) => SERVICES[destination];

/** Create a device with the services of the tests. */
export function createTestDevice(options: Partial<SimulatedDeviceOptions> = {}): SimulatedDevice {
  return new SimulatedDevice({
    serial: 'test',
    findService: findTestService,
    onFault: () => {},
    ...options,
  });
}

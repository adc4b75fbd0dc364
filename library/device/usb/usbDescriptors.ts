/** Source: https://wicg.github.io/webusb/#device-usage */
interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: 'bulk';
  readonly packetSize: number;
}

interface UsbAlternate {
  readonly alternateSetting: number;
  readonly interfaceClass: number;
  readonly interfaceSubclass: number;
  readonly interfaceProtocol: number;
  readonly interfaceName: string;
  readonly endpoints: readonly UsbEndpoint[];
}

interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternate: UsbAlternate;
  readonly alternates: readonly UsbAlternate[];
  claimed: boolean;
}

export interface UsbConfiguration {
  readonly configurationValue: number;
  readonly configurationName: string;
  readonly interfaces: readonly UsbInterface[];
}

export interface UsbFilter {
  vendorId?: number | undefined;
  productId?: number | undefined;
  classCode?: number | undefined;
  subclassCode?: number | undefined;
  protocolCode?: number | undefined;
  serialNumber?: string | undefined;
}

/** Google. */
export const VENDOR_ID = 0x18d1;

/** A Pixel with USB debugging. */
export const PRODUCT_ID = 0x4ee7;

/** USB 2 at high speed. */
const PACKET_SIZE = 512;

/** Numbers count per direction. */
export const ENDPOINT_NUMBER = 1;

/** Create the configuration with ADB. Source of class codes: AOSP `adb.h`. */
export function createConfiguration(): UsbConfiguration {
  const alternate: UsbAlternate = {
    alternateSetting: 0,
    interfaceClass: 0xff,
    interfaceSubclass: 0x42,
    interfaceProtocol: 1,
    interfaceName: 'ADB Interface',
    endpoints: [
      { endpointNumber: ENDPOINT_NUMBER, direction: 'in', type: 'bulk', packetSize: PACKET_SIZE },
      { endpointNumber: ENDPOINT_NUMBER, direction: 'out', type: 'bulk', packetSize: PACKET_SIZE },
    ],
  };
  return {
    configurationValue: 1,
    configurationName: 'adb',
    interfaces: [{ interfaceNumber: 0, alternate, alternates: [alternate], claimed: false }],
  };
}

interface FilteredDevice {
  readonly vendorId: number;
  readonly productId: number;
  readonly serialNumber: string;
  readonly configurations: readonly UsbConfiguration[];
}

/** Match a device with a filter. Missing fields match anything. */
export function matchesFilter(device: FilteredDevice, filter: UsbFilter): boolean {
  const alternates = device.configurations
    .flatMap(({ interfaces }) => interfaces)
    .flatMap(({ alternates }) => alternates);
  return (
    isEither(filter.vendorId, device.vendorId) &&
    isEither(filter.productId, device.productId) &&
    isEither(filter.serialNumber, device.serialNumber) &&
    alternates.some(
      (alternate) =>
        isEither(filter.classCode, alternate.interfaceClass) &&
        isEither(filter.subclassCode, alternate.interfaceSubclass) &&
        isEither(filter.protocolCode, alternate.interfaceProtocol),
    )
  );
}

const isEither = <Value>(wanted: Value | undefined, actual: Value) => wanted === undefined || wanted === actual;

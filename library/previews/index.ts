import type { ComponentType } from 'react';
import type { PreviewName } from './list.ts';

/** Loads the code of a preview on demand. */
export const LOADERS: Readonly<Record<PreviewName, () => Promise<ComponentType>>> = {
  'device-screen': async () =>
    (await import(/* webpackChunkName: "device" */ './deviceScreen/DeviceScreen.tsx')).DeviceScreen,
  'packet-inspector': async () =>
    (await import(/* webpackChunkName: "inspector" */ './packetInspector/PacketInspector.tsx')).PacketInspector,
  'feature-flags': async () =>
    (await import(/* webpackChunkName: "flags" */ './featureFlags/FeatureFlags.tsx')).FeatureFlags,
  'usb-filter': async () => (await import(/* webpackChunkName: "usb" */ './usbFilter/UsbFilter.tsx')).UsbFilter,
  'scrcpy-options': async () =>
    (await import(/* webpackChunkName: "scrcpy" */ './scrcpyOptions/ScrcpyOptions.tsx')).ScrcpyOptions,
  'control-message': async () =>
    (await import(/* webpackChunkName: "message" */ './controlMessage/ControlMessage.tsx')).ControlMessage,
};

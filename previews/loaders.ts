import type { ComponentType } from 'react';
import type { PreviewName } from '../common/previews.ts';

/** Fetch the component of a preview: code that no page loads before a reader comes near the preview. */
export const LOADERS: Readonly<Record<PreviewName, () => Promise<ComponentType>>> = {
  'packet-inspector': async () => (await import('./packetInspector/PacketInspector.tsx')).PacketInspector,
  'feature-flags': async () => (await import('./featureFlags/FeatureFlags.tsx')).FeatureFlags,
  'usb-filter': async () => (await import('./usbFilter/UsbFilter.tsx')).UsbFilter,
  getprop: async () => (await import('./deviceOutput/DeviceOutput.tsx')).GetpropOutput,
  logcat: async () => (await import('./deviceOutput/DeviceOutput.tsx')).LogcatOutput,
  'scrcpy-options': async () => (await import('./scrcpyOptions/ScrcpyOptions.tsx')).ScrcpyOptions,
  'control-message': async () => (await import('./controlMessage/ControlMessage.tsx')).ControlMessage,
};

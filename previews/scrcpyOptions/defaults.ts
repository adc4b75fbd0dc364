import type { OptionFields } from './buildCommand.ts';

/** What the servers take where nothing is said. */
export const DEFAULTS: OptionFields = {
  video: true,
  videoCodec: 'h264',
  videoBitRate: '8000000',
  maxSize: '0',
  maxFps: '0',
  audio: true,
  audioCodec: 'opus',
  audioSource: 'output',
  audioBitRate: '128000',
  control: true,
  showTouches: false,
  stayAwake: false,
  powerOffOnClose: false,
  logLevel: 'debug',
};

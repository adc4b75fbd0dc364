import type { Clock } from '../../clock.ts';
import { encodeText, joinBytes } from '../../files/bytes.ts';
import { formatBigEndian, formatMediaPacket } from './mediaPackets.ts';
import type { ScrcpyOptions } from './ScrcpyOptions.ts';

interface Codec {
  readonly id: number;
  /** For decoders, before the first packet. */
  readonly configuration: Uint8Array | undefined;
  /** 20 ms. */
  readonly silence: Uint8Array;
}

const PACKET_MILLISECONDS = 20;

// RFC 7845, 5.1: version 1, 2 channels, no samples to skip, 48,000 a second, no gain, mapping family 0.
const OPUS_HEAD = joinBytes([encodeText('OpusHead'), Uint8Array.of(1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0)]);

const CODECS: Readonly<Record<string, Codec>> = {
  // 20 ms in stereo.
  opus: { id: 0x6f707573, configuration: OPUS_HEAD, silence: Uint8Array.of(0xfc, 0xff, 0xfe) },
  // 48,000 samples a second, two channels, two bytes each.
  raw: { id: 0x00726177, configuration: undefined, silence: new Uint8Array(960 * 4) },
};

// Means that there is no sound.
const DISABLED = 0;

interface AudioStream {
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly clock: Clock;
  readonly options: ScrcpyOptions;
  readonly signal: AbortSignal;
}

/** Send silence as Opus or raw samples, else the code for no sound. */
export async function streamAudio({ write, clock, options, signal }: AudioStream): Promise<void> {
  const codec = CODECS[options.read('audio_codec') ?? 'opus'];
  if (!codec) return write(formatBigEndian([DISABLED]));
  if (options.isOn('send_codec_meta', true)) await write(formatBigEndian([codec.id]));
  const { configuration, silence } = codec;
  if (configuration)
    await write(formatMediaPacket({ type: 'configuration', time: 0n, payload: configuration }, options));
  for (let index = 0; ; index += 1) {
    const time = BigInt(index * PACKET_MILLISECONDS * 1000);
    await write(formatMediaPacket({ type: 'keyframe', time, payload: silence }, options));
    await clock.sleep(PACKET_MILLISECONDS, signal);
  }
}

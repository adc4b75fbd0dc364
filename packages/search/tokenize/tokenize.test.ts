import { expect, test } from 'vitest';
import { foldWord, tokenize } from './tokenize.ts';

const texts = (text: string) => tokenize(text).map((word) => word.text);

test.each([
  ['Plug in the device.', ['plug', 'in', 'the', 'device']],
  ['noneProtocol', ['none', 'protocol', 'noneprotocol']],
  ['USBDevice', ['usb', 'device', 'usbdevice']],
  ['WebUSB', ['web', 'usb', 'webusb']],
  ['shell_v2', ['shell', 'v2', 'shellv2']],
  ['Wi-Fi', ['wi', 'fi', 'wifi']],
  ['H.264', ['h', '264', 'h264']],
  ['TinyH264Decoder', ['tiny', 'h264', 'decoder', 'tinyh264decoder']],
  ['SHA256', ['sha', '256', 'sha256']],
  ['v2.1.0 and 1.0', ['2.1.0', 'and', '1.0']],
  ['tcp:5555', ['tcp', '5555']],
  ['@blue-bay/boat', ['blue', 'bay', 'bluebay', 'boat']],
  ["the device's screen", ['the', 'device', 'screen']],
  ['__proto__ constructor', ['proto', 'constructor']],
  ['Gerät naïve', ['gerat', 'naive']],
  [
    'Łódź đ ØRE æsir Œuvre STRAẞE Straße ISPARTA ısı Þór',
    [...'lodz d ore aesir oeuvre strasse strasse isparta isi thor'.split(' ')],
  ],
  ['(.*)+$ [^', []],
  ['\u202eevil\u202c', ['evil']],
  ['使用端口转发功能', ['使用', '端', '口', '转发', '功能']],
  ['使用Wi-Fi与USBDevice。', ['使用', 'wi', 'fi', 'wifi', '与', 'usb', 'device', 'usbdevice']],
  ['ポート転送を使う', ['ホート', '転送', 'を', '使う']],
  ['ใช้การส่งต่อพอร์ต', ['ใช', 'การ', 'สง', 'ตอ', 'พอรต']],
  ['ສະບາຍດີ ພອດ', ['ສະບາຍດ', 'ພອດ']],
  ['ប្រើច្រក', ['បរ', 'ចរក']],
  ['포트 전달', ['포트', '전달'].map(foldWord)],
  ['', []],
])('%j has the words %j', (text, words) => {
  expect(texts(text)).toEqual(words);
});

test('each word has its position', () => {
  const text = 'Call getDevices, v1.2 and H.264!';

  const pieces = tokenize(text).map(({ start, end }) => text.slice(start, end));

  const spaceless = 'API端口转发';
  expect(tokenize(spaceless).map(({ start, end }) => spaceless.slice(start, end))).toEqual(['API', '端', '口', '转发']);
  expect(pieces).toEqual(['Call', 'get', 'Devices', 'getDevices', '1.2', 'and', 'H', '264', 'H.264']);
});

test('a word of ten thousand letters is left out', () => {
  expect(texts(`${'a'.repeat(10_000)} end`)).toEqual(['end']);
});

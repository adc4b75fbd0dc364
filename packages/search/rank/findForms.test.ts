import { expect, test } from 'vitest';
import { findForms } from './findForms.ts';

const show = (text: string, terms: string[]) => findForms(text, terms).map(([start, end]) => text.slice(start, end));

test.each([
  ['Push the server.', ['push'], ['Push']],
  ['pushing is a form of push', ['push'], ['pushing', 'push']],
  ['It forwards a port to other ports.', ['port', 'forwarding'], ['forwards', 'port', 'ports']],
  ['call pushServer(file)', ['push'], ['pushServer']],
  ['call pushServer(file)', ['pushserver', 'push'], ['pushServer']],
  ['the server, and pushServer', ['pushServer'], ['pushServer']],
  ['push to the server', ['pushServer'], ['push', 'server']],
  ['over Wi-Fi', ['wifi'], ['Wi-Fi']],
  ['Chunks and chunks', ['chunks'], ['Chunks', 'chunks']],
  ['Straße nach Łódź, und weiter', ['lodz', 'strasse'], ['Straße', 'Łódź']],
  ['lodz strasse', ['Łódź', 'Straße'], ['lodz', 'strasse']],
  ['a pot, a post, a part', ['pot'], ['pot']],
  ['使用端口转发功能', ['端口转发'], ['端', '口', '转发']],
  ['a.*b', ['.*'], []],
  ['constructor', ['__proto__'], []],
] as [string, string[], string[]][])('in "%s", %j finds %j', (text, terms, found) => {
  expect(show(text, terms)).toEqual(found);
});

import { expect, test } from 'vitest';
import { announcementScript } from './announcementScript.ts';
import { colorModeScript } from './colorModeScript.ts';

const backgrounds = { light: '#fff', dark: '#000' };

test('without the switch, storage is not even read', () => {
  const colorMode = { defaultMode: 'dark', isSwitchEnabled: false, respectSystem: false } as const;
  const script = colorModeScript({ colorMode, backgrounds });
  expect(script).not.toContain('localStorage');
  expect(script).toContain('let choice="dark"');
});

test('where the system is respected, the site begins with it', () => {
  const colorMode = { defaultMode: 'dark', isSwitchEnabled: true, respectSystem: true } as const;
  expect(colorModeScript({ colorMode, backgrounds })).toContain('let choice="system"');
});

test('an id cannot end the script that it stands in', () => {
  expect(announcementScript('</script><b>')).not.toContain('</script>');
});

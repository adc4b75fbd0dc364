import type { MessageFields } from './encodeMessage.ts';

/** What stands in the fields before a reader changes anything. */
export const START: MessageFields = {
  touchAction: 'Down',
  pointerId: '-2',
  pointerX: '540',
  pointerY: '960',
  videoWidth: '1080',
  videoHeight: '1920',
  pressure: '1',
  actionButton: '0',
  buttons: '0',
  keyAction: 'Down',
  keyCode: 'AndroidHome',
  repeat: '0',
  metaState: 'None',
  text: 'Hello',
  scrollX: '0',
  scrollY: '1',
};

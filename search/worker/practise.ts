import { SearchEngine } from '../engine/SearchEngine.ts';
import type { IndexFile } from '../index/indexFile.ts';
import type { SearchAnswer } from '../types.ts';

/** What `createIndex` makes of two small pages; the test beside this file says of which. */
export const PRACTICE_INDEX: IndexFile = JSON.parse(
  '{"schema":5,"version":"","scope":"all","base":"/","pages":[{"route":"/a/","title":"Connect devices","context":null,"crumbs":["USB"],"keywords":["attach device"],"leadsTo":"$","sections":["",["b","Device errors"]]},{"route":"/b/","title":"Connect devices","context":null,"crumbs":["USB"],"keywords":["attach device"],"leadsTo":"","sections":["",["b","Device errors"]]}],"textDigits":"","vocabulary":{"words":["Aattach","Aconnect","AdeviceGs","Aerrors","Ahow","Aphone","Ato"],"stems":["#","#","#$","#","#","#","#"],"sizes":"$$$$$$$"},"fields":{"title":{"sizes":["\')##"],"gaps":["#%#%"],"counts":["##"],"lengths":"%#%#"},"heading":{"sizes":["#+##"],"gaps":["$%$%"],"counts":["##"],"lengths":"#%#%"},"description":{"sizes":["\'#))"],"gaps":["#%#%#%"],"counts":["###"],"lengths":"$#$#"},"keywords":{"sizes":["))\'#"],"gaps":["#%#%$%"],"counts":["###"],"lengths":"%$%$"},"content":{"sizes":["\'7##"],"gaps":["#%#$$$"],"counts":["###"],"lengths":"%$%$"}}}',
);

/** Search a small index while the real one is on its way: code that runs for the first time takes ten times as long. */
export async function practise(): Promise<SearchAnswer> {
  const texts = ['Devices connect.', 'No device.', 'How to connect.'];
  return new SearchEngine(PRACTICE_INDEX).search({ query: 'connect devi', limit: 8 }, async () => texts);
}

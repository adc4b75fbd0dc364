// Loaded when a reader turns to the menu: `Sample.tsx`.
import { sample as words } from '../../common/strings/en/sample.ts';
import listStyles from '../ui/ChoiceList.module.css';
import { CopyItem } from '../ui/CopyItem.tsx';
import { readCode } from './CodeBlock.tsx';
import { listFieldElements, listShownLiterals, replaceLiterals } from './fieldElements.ts';
import { loadPageSamples, OutdatedPageError } from './pageSamples.ts';

interface Props {
  sample: string;
  /** Labels of the sample's joined code, one a line. */
  joined: string;
  findCode: () => Element | null;
}

/** Draw what can be copied of a sample. Joined code loads on the press. */
export const CopyItems = ({ sample, joined, findCode }: Props) => (
  <ul className={listStyles.list}>
    <CopyItem label={words.copyCode} read={() => readCode(findCode())} />
    {joined.split('\n').map((label, index) => (
      <CopyItem key={label} label={words.copyWithSetup(label)} read={() => loadJoined(sample, index, findCode())} />
    ))}
  </ul>
);

/** Load joined code, with the values of a sample's fields. Rejects with an OutdatedPageError where the page no longer has it. */
async function loadJoined(sample: string, index: number, box: Element | null): Promise<string> {
  const { joined } = await loadPageSamples();
  const found = joined[sample]?.[index];
  if (!found) throw new OutdatedPageError();
  return replaceLiterals(found.code, listShownLiterals(listFieldElements(box)));
}

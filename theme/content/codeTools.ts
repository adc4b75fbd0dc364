import { createContext, type ReactNode, type Ref } from 'react';

interface CodeTools {
  run?: ReactNode;
  rootRef?: Ref<HTMLDivElement>;
  /** Whether the row is below the code, too. */
  isTall?: boolean;
  /** Draw what copies the code, in place of the usual button. */
  drawCopy?: (readCode: () => string) => ReactNode;
}

/** What a sample adds to the row of its code. */
export const CodeToolsContext = createContext<CodeTools>({});

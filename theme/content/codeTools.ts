import { createContext, type ReactNode } from 'react';

interface CodeTools {
  run?: ReactNode;
  /** Draw what copies the code, in place of the usual button. */
  drawCopy?: (readCode: () => string) => ReactNode;
}

/** What a sample adds to the row above its code. */
export const CodeToolsContext = createContext<CodeTools>({});

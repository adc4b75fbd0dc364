import { createContext, type ReactNode, type Ref, type RefObject } from 'react';

interface CodeTools {
  run?: ReactNode;
  rootRef?: Ref<HTMLDivElement>;
  /** Whether the row is below the code, too. */
  isTall?: boolean;
  /** Draw what copies the code, in place of the usual button. */
  drawCopy?: (boxRef: RefObject<HTMLElement | null>) => ReactNode;
}

/** What a sample adds to the row of its code. */
export const CodeToolsContext = createContext<CodeTools>({});

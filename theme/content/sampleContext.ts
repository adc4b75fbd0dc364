import { createContext, type ReactNode } from 'react';

/** What a sample adds to the buttons of its block. */
export const SampleContext = createContext<ReactNode>(null);

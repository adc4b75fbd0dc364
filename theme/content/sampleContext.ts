import { createContext, type ReactNode } from 'react';

export const SampleContext = createContext<ReactNode>(null);

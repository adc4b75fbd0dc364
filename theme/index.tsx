import './styles/base.css';
import './styles/tokens.css';
import './styles/content.css';
import './styles/tables.css';

// A name exported below replaces Rspress's own part.
export * from '@rspress/core/theme-original';
export { Callout } from './content/Callout.tsx';
export { Layout } from './layout/Layout.tsx';
export { SiteBoundary as Root } from './loading/PageBoundary.tsx';

/** The mode that Rspress's own components read. The site draws none of them. */
export const useThemeState = (): ['light', () => void] => ['light', () => {}];

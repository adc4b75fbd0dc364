import './styles/tokens.css';
import './rspress/frameworkTokens.css';
import './styles/overrides.css';
import './styles/tables.css';
import './styles/base.css';

// A name exported below replaces Rspress's own part.
export * from '@rspress/core/theme-original';
export { Callout } from './content/Callout.tsx';
export { CodeBlock } from './content/CodeBlock.tsx';
export { Layout } from './layout/Layout.tsx';
export { useNoScroll as useScrollAfterNav } from './layout/useScroll.ts';
export { SiteBoundary as Root } from './loading/PageBoundary.tsx';
export { useColorMode as useThemeState } from './navbar/useColorMode.ts';
export { Link } from './routing/Link.tsx';
export { useLinkNavigate } from './routing/useLinkNavigate.ts';
export { FallbackHeading } from './rspress/FallbackHeading.tsx';
export { NotFound as NotFoundLayout } from './versions/NotFound.tsx';

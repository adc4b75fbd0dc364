import './styles/tokens.css';
import './styles/frameworkTokens.css';
import './styles/overrides.css';
import './styles/base.css';
import './styles/print.css';

// Rspress finds every part of the theme here; a name exported below replaces its part of the same name.
export * from '@rspress/core/theme-original';
export { Callout } from './components/Callout/Callout.tsx';
export { CodeBlock } from './components/CodeBlock/CodeBlock.tsx';
export { useColorMode as useThemeState } from './components/ColorModeSwitch/useColorMode.ts';
export { FallbackHeading } from './components/FallbackHeading/FallbackHeading.tsx';
export { Link } from './components/Link/Link.tsx';
export { useLinkNavigate } from './components/Link/useLinkNavigate.ts';
export { NotFound as NotFoundLayout } from './components/NotFound/NotFound.tsx';
export { SiteBoundary as Root } from './components/PageCrash/SiteBoundary.tsx';
export { Layout } from './Layout/Layout.tsx';
export { useNoScroll as useScrollAfterNav } from './Layout/useScroll.ts';

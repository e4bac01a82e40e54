/** Tag of browser tests that first build a game of their own: `.ci/run` and `npm run test:e2e` run them, `npm test` has no time for them. */
export const CI_ONLY = '@ci'

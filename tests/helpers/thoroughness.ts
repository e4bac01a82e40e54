/**
 * How often a test of random cases tries: `usual` in `npm test`, where each costs everybody's time, `thorough` with `THOROUGH=1`, which
 * `npm run test:citus` and `npm run test:pgbouncer` set.
 */
export const timesTried = ({ usual, thorough }: { readonly usual: number; readonly thorough: number }): number =>
  process.env.THOROUGH === undefined ? usual : thorough

/**
 * How often a test of random cases runs: `usual` times in `npm test`, which must be quick, and `thorough` times with
 * `THOROUGH=1`, as in `npm run test:citus` and `npm run test:pgbouncer`.
 */
export const timesTried = ({ usual, thorough }: { readonly usual: number; readonly thorough: number }): number =>
  process.env.THOROUGH === undefined ? usual : thorough

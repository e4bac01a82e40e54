import { buildArt } from '#server/run/build-art.ts'

/** Import it first in tools that start a server without `npm start`, which would build the art. */
await buildArt(() => undefined, { quiet: true })

import { buildArt } from '../../../src/server/run/build-art.ts'

/**
 * Builds what changed of the art, a second when nothing did. Imported first by a tool or benchmark that starts a server of
 * sources or of its own build, which `npm start` would have built the art for.
 */
await buildArt(() => undefined, { quiet: true })

import { buildArt } from '#server/run/build-art.ts'

/** Builds the art before all tests, because client, scenes and server name pictures of the art build. */
export const setup = (): Promise<void> => buildArt(() => undefined, { quiet: true })

import { buildArt } from '#server/run/build-art.ts'

/** Client, scenes and server name pictures of the art build. */
export const setup = (): Promise<void> => buildArt(() => undefined, { quiet: true })

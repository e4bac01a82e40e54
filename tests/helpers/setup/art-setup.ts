import { buildArt } from '../../../src/server/run/build-art.ts'

/** Before any test file is read: client, scenes and server name pictures that the art build has to have made. */
export const setup = (): Promise<void> => buildArt(() => undefined, { quiet: true })

import { createStageBridge } from '../../bridge/bridge.ts'

/** The one bridge of the client; screens and the stage meet in it. */
export const stageBridge = createStageBridge()

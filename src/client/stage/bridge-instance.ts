import { createStageBridge } from '#bridge/bridge.ts'

export const stageBridge = createStageBridge()

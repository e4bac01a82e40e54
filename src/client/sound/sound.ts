import { isActive } from '#client/platform/active.ts'
import { launchData } from '#client/platform/launch-data.ts'
import { createSound, type Sound } from './create-sound.ts'
import { readVolumes, writeVolumes } from './volumes.ts'

const NOBODY = 0
const playerId = (): number => launchData()?.user?.id ?? NOBODY
const storage = (): Storage => localStorage

export const sound: Sound = createSound({
  load: async () => (await import('./sound-stage.ts')).startSoundStage(sound),
  isActive,
  nowMs: () => performance.now(),
  read: () => readVolumes(storage, playerId()),
  write: (volumes) => writeVolumes(storage, playerId(), volumes),
})

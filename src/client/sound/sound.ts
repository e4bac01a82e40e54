import { isActive } from '#client/platform/active.ts'
import { createSound, type Sound } from './create-sound.ts'
import { readVolumes, writeVolumes } from './volumes.ts'

export const sound: Sound = createSound({
  load: async () => (await import('./sound-stage.ts')).startSoundStage(sound),
  isActive,
  nowMs: () => performance.now(),
  read: readVolumes,
  write: writeVolumes,
})

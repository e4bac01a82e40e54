import { FACE_NAMES, type FaceName } from '#assets/manifest/rig.ts'
import { type CreatureEye, creatureEyes } from './parts.ts'

export const demonFaces = (eyes: readonly CreatureEye[], over = ''): Record<FaceName, string> => {
  const faces = {} as Record<FaceName, string>
  for (const name of FACE_NAMES) faces[name] = creatureEyes(name, eyes) + over
  return faces
}

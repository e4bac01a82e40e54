import { FACE_NAMES, type FaceName } from '../../manifest/rig.ts'
import { type CreatureEye, creatureEyes } from './parts.ts'

/** All expressions of a demon's eyes; `over` is drawn on top of each. */
export const demonFaces = (eyes: readonly CreatureEye[], over = ''): Record<FaceName, string> => {
  const faces = {} as Record<FaceName, string>
  for (const name of FACE_NAMES) faces[name] = creatureEyes(name, eyes) + over
  return faces
}

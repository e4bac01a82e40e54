import { defineHandlers } from '../../call-handler.ts'
import { allMaterials, materialsOf } from './service.ts'

/** The six materials, and how much of each the player has (row 121, T39). */
export const materialsHandlers = defineHandlers({
  'materials.base': async () => allMaterials(),
  'materials.mine': ({ db, identity }) => materialsOf(db, identity.userId),
})

import { defineHandlers } from '#server/calls/call-handler.ts'
import { allMaterials, materialsOf } from './service.ts'

export const materialsHandlers = defineHandlers({
  'materials.base': async () => allMaterials(),
  'materials.mine': ({ db, identity }) => materialsOf(db, identity.userId),
})

import { callQuery } from '#client/api/call-query.ts'

export const dismantlePreviewQuery = (id: string) => callQuery('equipments.dismantlePreview', { params: { id } })

export const rerollCountQuery = (id: string) => ({
  ...callQuery('equipments.rerollCount', { params: { id } }),
  staleTime: 0,
})

export const freeRerolledQuery = (id: string) => ({
  ...callQuery('equipments.freeRerolled', { query: { user_equipment_id: id } }),
  staleTime: 0,
})

export const freeRerollsOfDayQuery = { ...callQuery('equipments.freeRerolled', {}), staleTime: 0 }

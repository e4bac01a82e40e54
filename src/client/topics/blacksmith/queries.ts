import { callQuery } from '../../api/call-query.ts'

/** What an item would come apart into (row 118). */
export const dismantlePreviewQuery = (id: string) => callQuery('equipments.dismantlePreview', { params: { id } })

/** Paid re-rolls of an item today (row 128, R20). */
export const rerollCountQuery = (id: string) => ({
  ...callQuery('equipments.rerollCount', { params: { id } }),
  staleTime: 0,
})

/** Free re-rolls of an item today (row 128, T16). */
export const freeRerolledQuery = (id: string) => ({
  ...callQuery('equipments.freeRerolled', { query: { user_equipment_id: id } }),
  staleTime: 0,
})

/** Free re-rolls of all items today (T16). */
export const freeRerollsOfDayQuery = { ...callQuery('equipments.freeRerolled', {}), staleTime: 0 }

import { callQuery } from '#client/api/call-query.ts'
import { homeQuery } from '#client/game/home-query.ts'

/** In inventory order (T1). */
export const inventoryQuery = callQuery('equipments.mine')

export const materialsQuery = callQuery('materials.mine')

export const presetQuery = (number: number) => callQuery('equipments.preset', { params: { number } })

export const welcomeQuery = homeQuery('equipments.welcome')

export const equippedQuery = callQuery('equipments.equipped')

/** `owner` is needed for another player's item, because items are stored by owner (rows 105, 110). */
export const itemQuery = (id: string, owner: number | null = null) =>
  callQuery('equipments.get', { params: { id }, ...(owner !== null && { query: { owner } }) })

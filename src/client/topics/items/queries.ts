import { callQuery } from '../../api/call-query.ts'
import { homeQuery } from '../../game/home-query.ts'

/** Everything that the player has, in the order of the inventory (T1). */
export const inventoryQuery = callQuery('equipments.mine')

/** The six materials, with how much of each the player has (row 121). */
export const materialsQuery = callQuery('materials.mine')

/** One of the two saved outfits (extra 11). */
export const presetQuery = (number: number) => callQuery('equipments.preset', { params: { number } })

/** Whether the welcome sword was claimed (R04). */
export const welcomeQuery = homeQuery('equipments.welcome')

/** Equipped items with their names. */
export const equippedQuery = callQuery('equipments.equipped')

/** An item by itself; another player's lies with its owner (rows 105, 110). */
export const itemQuery = (id: string, owner: number | null = null) =>
  callQuery('equipments.get', { params: { id }, ...(owner !== null && { query: { owner } }) })

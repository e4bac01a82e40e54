import { type Address, PAGE } from '../../game/page-addresses.ts'

/** The showcase of a player, also by start parameter (R36, T27). */
export const toShowcase = (userId: string | number): Address => `${PAGE.PUBLIC_SHOWCASE.path}?user=${userId}`

const USER_ID = /^-?[1-9]\d{0,14}$/

/** Whose showcase an address names; null where it names nobody. */
export const shownUserOf = (search: URLSearchParams): number | null => {
  const user = search.get('user') ?? ''
  return USER_ID.test(user) ? Number(user) : null
}

import { type Address, PAGE } from '#client/game/page-paths.ts'

export const toShowcase = (userId: string | number): Address => `${PAGE.PUBLIC_SHOWCASE.path}?user=${userId}`

const USER_ID = /^-?[1-9]\d{0,14}$/

export const shownUserOf = (search: URLSearchParams): number | null => {
  const user = search.get('user') ?? ''
  return USER_ID.test(user) ? Number(user) : null
}

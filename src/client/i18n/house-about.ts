import { HOUSE_WORDS } from '#rules/house/house-words.ts'
import type { House } from '#rules/house/houses.ts'
import { translatedAbout } from './names.ts'

export const houseAbout = ({ slug }: Pick<House, 'slug'>): string => {
  const { description, subDescription } = HOUSE_WORDS[slug]
  return translatedAbout(slug) ?? `${description} ${subDescription}`
}

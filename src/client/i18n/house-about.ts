import { HOUSE_WORDS } from '../../rules/house/house-words.ts'
import type { House } from '../../rules/house/houses.ts'
import { translatedAbout } from './names.ts'

/** Description of a house's pets, in two sentences (rows 69, 70). */
export const houseAbout = ({ slug }: Pick<House, 'slug'>): string => {
  const { description, subDescription } = HOUSE_WORDS[slug]
  return translatedAbout(slug) ?? `${description} ${subDescription}`
}

import slugify from '@sindresorhus/slugify'
import { GUILD_SLUG_LENGTH } from '../../../../rules/guild/guild-names.ts'

/** A slug of [a-z0-9-] made from a guild's name; Cyrillic is written in Latin letters. */
export const slugOfName = (name: string): string =>
  slugify(name, {
    decamelize: false,
    // A guild's `&` is no English word, and players write `ё` as they write `е`.
    customReplacements: [
      ['&', ' '],
      ['ё', 'e'],
      ['Ё', 'E'],
    ],
  })
    .slice(0, GUILD_SLUG_LENGTH.max)
    .replace(/-$/, '')

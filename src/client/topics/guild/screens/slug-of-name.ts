import slugify from '@sindresorhus/slugify'
import { GUILD_SLUG_LENGTH } from '#rules/guild/guild-names.ts'

/** Only [a-z0-9-]. Cyrillic is transliterated. */
export const slugOfName = (name: string): string =>
  slugify(name, {
    decamelize: false,
    // The library would write `&` as an English word, and Russian players write `ё` as `е`.
    customReplacements: [
      ['&', ' '],
      ['ё', 'e'],
      ['Ё', 'E'],
    ],
  })
    .slice(0, GUILD_SLUG_LENGTH.max)
    .replace(/-$/, '')

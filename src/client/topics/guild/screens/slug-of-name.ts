import { GUILD_SLUG_LENGTH } from '../../../../rules/guild/guild-names.ts'

const LATIN: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ё: 'e',
    ж: 'zh',
    з: 'z',
    и: 'i',
    й: 'y',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch' },
  ...{ ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/** A slug of [a-z0-9-] made from a guild's name; Cyrillic is written in Latin letters. */
export const slugOfName = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => LATIN[letter] ?? letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, GUILD_SLUG_LENGTH.max)
    .replace(/^-|-$/g, '')

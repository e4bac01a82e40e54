import { DEEP_LINKS } from '../../platform/start-param.ts'

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

/** Longest slug of a guild (R24). */
export const SLUG_MAX = 40

/** A slug of [a-z0-9-] made from a guild's name; Cyrillic is written in Latin letters. */
export const slugOfName = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => LATIN[letter] ?? letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '')

/** What is wrong with a slug: its letters or length, or that it begins like a link into the game (R24, T27). */
export const slugProblem = (slug: string): 'form' | 'reserved' | null => {
  if (!/^[a-z0-9-]{3,40}$/.test(slug)) return 'form'
  return DEEP_LINKS.some(([prefix]) => slug.startsWith(prefix)) ? 'reserved' : null
}

import { describe, expect, it } from 'vitest'
import { isRude } from '../../../../src/server/modules/guild/rude-words.ts'

describe('rude words in names of guilds (row 141)', () => {
  it.each([
    'Fuck you',
    'p0rn',
    'f.u.c.k',
    'fuuuuck it',
    'хуй',
    'хyй',
    'xуй',
    'xyй',
    'хuй',
    'ХУЙ',
    'п и з д а',
    '6лядь',
    'sh1t',
    'СУКА',
    'пид0р',
  ])('are found: %s', (text) => expect(isRude(text)).toBe(true))
  it.each([
    'Night Owls',
    'Команда мечты',
    'Ребаланс',
    'Дебаты',
    'Scunthorpe',
    'Nigeria',
    'Popcorn',
    'Cockatoos',
    'Мандарин',
    'Подстрахуй',
    'Хлебные',
    'Shiitake',
    'Peacock',
    'Assassins',
    'Analysts',
    'Орден 1337',
  ])('are no others: %s', (text) => expect(isRude(text)).toBe(false))
})

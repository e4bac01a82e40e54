import { describe, expect, it } from 'vitest'
import {
  type Exhibit,
  exchanged,
  likeOf,
  NOTHING_SHOWN,
  placedAt,
  SHOWCASE_PLACES,
  showcaseTitleOf,
  showsTwice,
  titleProblem,
  type Viewing,
} from '#rules/showcase/showcase.ts'

const SWORD: Exhibit = { kind: 'item', id: 'a' }
const FLAME: Exhibit = { kind: 'stone', id: 'burning-hell:2' }
const MEDAL: Exhibit = { kind: 'medal', id: 'legacy' }

describe('the places of a showcase (R36, row 181)', () => {
  it('are six, empty at first', () => {
    expect(SHOWCASE_PLACES).toBe(6)
    expect(NOTHING_SHOWN).toEqual([null, null, null, null, null, null])
  })

  it('show nothing twice; two empty ones are not the same thing', () => {
    expect(showsTwice([SWORD, FLAME, null, null, MEDAL, null])).toBe(false)
    expect(showsTwice([SWORD, null, null, null, null, { ...SWORD }])).toBe(true)
    expect(showsTwice([SWORD, { kind: 'medal', id: SWORD.id }, null, null, null, null])).toBe(false)
  })

  it('are exchanged, with an empty one too', () => {
    expect(exchanged([SWORD, FLAME, null], 0, 1)).toEqual([FLAME, SWORD, null])
    expect(exchanged([SWORD, FLAME, null], 1, 2)).toEqual([SWORD, null, FLAME])
    expect(exchanged([SWORD, FLAME, null], 1, 1)).toEqual([SWORD, FLAME, null])
  })

  it('take a thing away from where it stood', () => {
    expect(placedAt([SWORD, null, FLAME], 1, SWORD)).toEqual([null, SWORD, FLAME])
    expect(placedAt([SWORD, null, FLAME], 2, MEDAL)).toEqual([SWORD, null, MEDAL])
    expect(placedAt([SWORD, FLAME, null], 0, null)).toEqual([null, FLAME, null])
  })
})

describe('the title of a showcase (R36)', () => {
  it.each(['', '  ', 'My swords', 'Лучшее из норы!', 'No. 1', 'Season 1, week 2', 'x'.repeat(30), 'Mr. Meow'])(
    'may be %j',
    (title) => expect(titleProblem(title)).toBeNull(),
  )

  it.each([
    ['x'.repeat(31), 'length'],
    ['<b>', 'characters'],
    ['a/b', 'characters'],
    ['@nibbles', 'characters'],
    ['t.me', 'link'],
    ['my shop.com now', 'link'],
    ['example . com', 'link'],
    ['SHOP. RU', 'link'],
    ['пример.рф', 'link'],
    ['shop．com', 'link'],
    ['www example', 'link'],
  ])('cannot be %j: %s', (title, problem) => expect(titleProblem(title)).toBe(problem))

  it('is kept with single spaces, and as null where there is nothing', () => {
    expect(showcaseTitleOf('  My   swords ')).toBe('My swords')
    expect(showcaseTitleOf('   ')).toBeNull()
  })
})

describe('a like (R36)', () => {
  const NOW = Date.parse('2026-11-23T15:00:00Z')
  const VIEWER: Viewing = { isOwn: false, isEmpty: false, likedOn: null, joinedMs: NOW - 86_400_000, isKnown: false }

  it('is open to an account of 24 hours', () => {
    expect(likeOf(VIEWER, NOW)).toEqual({ state: 'open', fromMs: null })
    expect(likeOf({ ...VIEWER, joinedMs: VIEWER.joinedMs + 1 }, NOW)).toEqual({ state: 'too-new', fromMs: NOW + 1 })
    expect(likeOf({ ...VIEWER, joinedMs: NOW, isKnown: true }, NOW).state).toBe('open')
  })

  it('is given once a UTC day', () => {
    const midnight = Date.parse('2026-11-24T00:00:00Z')
    const liked = { ...VIEWER, likedOn: '2026-11-23' }
    expect(likeOf(liked, NOW)).toEqual({ state: 'given', fromMs: midnight })
    expect(likeOf(liked, midnight - 1).state).toBe('given')
    expect(likeOf(liked, midnight).state).toBe('open')
  })

  it('cannot be given to oneself, nor to an empty showcase', () => {
    expect(likeOf({ ...VIEWER, isOwn: true, isEmpty: true }, NOW).state).toBe('own')
    expect(likeOf({ ...VIEWER, isEmpty: true }, NOW).state).toBe('empty')
  })
})

import { describe, expect, it } from 'vitest'
import type { Preferences } from '#contracts/wire.ts'
import { NOTIFICATION_KINDS } from '#rules/notifications/notification-kinds.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import type { KindTrigger } from '#server/modules/notifications/kinds.ts'
import { isQuietAt, MAX_MESSAGES_PER_DAY, triggerNow } from '#server/modules/notifications/schedule.ts'
import { languageOfPlayer, notificationTexts } from '#server/modules/notifications/texts.ts'

const NOON_MS = Date.UTC(2026, 10, 23, 12)

const choices: Preferences['notifications'] = {
  kinds: ['pocket-full', 'hunt-done'],
  write_access: true,
  quiet_from_min: 22 * 60,
  quiet_to_min: 8 * 60,
  time_zone: 'UTC',
}
const pocket: KindTrigger = { kind: 'pocket-full', subject: 'a', atMs: NOON_MS - MS_PER_HOUR }
const hunt: KindTrigger = { kind: 'hunt-done', subject: 'b', atMs: NOON_MS - MS_PER_HOUR }
const away: Parameters<typeof triggerNow>[2] = { lastActMs: NOON_MS - 5 * MS_PER_HOUR, sent: [], nowMs: NOON_MS }

describe('quiet hours (extra 8)', () => {
  const quiet = (from: number, to: number, zone = 'UTC') => ({
    quiet_from_min: from * 60,
    quiet_to_min: to * 60,
    time_zone: zone,
  })
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 23, hour, minute)

  it('reach over midnight: from the first minute on, up to the last one', () => {
    expect([21, 22, 23, 0, 7, 8].map((hour) => isQuietAt(quiet(22, 8), at(hour)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ])
    expect(isQuietAt(quiet(22, 8), at(7, 59))).toBe(true)
  })

  it('lie within a day, or nowhere when both ends are one', () => {
    expect([12, 13, 14, 15].map((hour) => isQuietAt(quiet(13, 15), at(hour)))).toEqual([false, true, true, false])
    expect(isQuietAt(quiet(13, 13), at(13))).toBe(false)
  })

  it('are those of the player’s own time zone, with its half hours', () => {
    // Tehran is at UTC+3:30, so its hours begin at half past.
    expect(isQuietAt(quiet(22, 8, 'Asia/Tehran'), at(18, 29))).toBe(false)
    expect(isQuietAt(quiet(22, 8, 'Asia/Tehran'), at(18, 30))).toBe(true)
    expect(isQuietAt(quiet(22, 8, 'America/New_York'), at(12, 59))).toBe(true)
    expect(isQuietAt(quiet(22, 8, 'America/New_York'), at(13))).toBe(false)
  })
})

describe('the occasion to write about (extra 8)', () => {
  it('is the most urgent of what is wanted', () => {
    expect(triggerNow(choices, [hunt, pocket], away)).toBe(hunt)
    expect(triggerNow({ ...choices, kinds: ['pocket-full'] }, [hunt, pocket], away)).toBe(pocket)
  })

  it.each<[string, Partial<typeof choices>, Partial<typeof away>]>([
    ['without leave to write', { write_access: false }, {}],
    ['of no kind that is wanted', { kinds: ['news'] }, {}],
    ['in quiet hours', { quiet_from_min: 11 * 60, quiet_to_min: 13 * 60 }, {}],
    ['while the player is here', {}, { lastActMs: NOON_MS - 60_000 }],
    ['soon after the last message', {}, { sent: [{ kind: 'news', atMs: NOON_MS - MS_PER_HOUR }] }],
  ])('is nothing %s', (_when, other, facts) => {
    expect(triggerNow({ ...choices, ...other }, [hunt, pocket], { ...away, ...facts })).toBeNull()
  })

  it('is nothing that is long over or still to come', () => {
    expect(triggerNow(choices, [{ ...pocket, atMs: NOON_MS + 1 }], away)).toBeNull()
    expect(triggerNow(choices, [{ ...pocket, atMs: NOON_MS - 12 * MS_PER_HOUR }], away)).toBeNull()
    expect(triggerNow(choices, [{ ...pocket, atMs: NOON_MS - 12 * MS_PER_HOUR + 1 }], away)).not.toBeNull()
  })

  it(`is no more than ${MAX_MESSAGES_PER_DAY} a day, and the day is the player’s`, () => {
    const sent = [3, 9].map((hours) => ({ kind: 'news', atMs: NOON_MS - hours * MS_PER_HOUR }) as const)
    expect(triggerNow(choices, [pocket], { ...away, sent })).toBeNull()
    // In Auckland it is 01:00 of the next day, so nine hours ago was yesterday there.
    const auckland = { ...choices, time_zone: 'Pacific/Auckland', quiet_from_min: 0, quiet_to_min: 0 }
    expect(triggerNow(auckland, [pocket], { ...away, sent })).toBe(pocket)
  })

  it('is one a day about bosses, whatever else there was', () => {
    const boss: KindTrigger = { kind: 'boss', subject: 'begun:a', atMs: NOON_MS - MS_PER_HOUR }
    const all = { ...choices, kinds: ['boss', 'pocket-full'] as const }
    const notified = (kind: KindTrigger['kind']) => ({ ...away, sent: [{ kind, atMs: NOON_MS - 3 * MS_PER_HOUR }] })
    const chosen = { ...all, kinds: [...all.kinds] }
    expect(triggerNow(chosen, [boss, pocket], notified('pocket-full'))).toBe(boss)
    expect(triggerNow(chosen, [boss, pocket], notified('boss'))).toBe(pocket)
    expect(triggerNow(chosen, [pocket], notified('pocket-full'))).toBe(pocket)
  })
})

describe('the texts (extra 8)', () => {
  it('are in the language chosen, else in the messenger’s, else English', () => {
    expect(languageOfPlayer('ru', 'en')).toBe('ru')
    expect(languageOfPlayer('en', 'ru')).toBe('en')
    expect(languageOfPlayer('auto', 'ru-RU')).toBe('ru')
    expect(languageOfPlayer('auto', 'run')).toBe('en')
    expect(languageOfPlayer('auto', '')).toBe('en')
  })

  it('are there for every kind in every language', async () => {
    for (const kind of NOTIFICATION_KINDS) {
      const english = await notificationTexts({ kind, subject: '' }, 'en')
      const russian = await notificationTexts({ kind, subject: '' }, 'ru')
      expect(english.text).not.toMatch(/[а-яё]/i)
      expect(russian.text).toMatch(/[а-яё]/i)
      expect(russian.button).not.toBe(english.button)
    }
  })

  it('are chosen by the trigger’s subject where a kind has several; an unknown subject gets the general one', async () => {
    const textOf = async (subject: string) => (await notificationTexts({ kind: 'guild', subject }, 'en')).text
    expect(await textOf('accepted:1')).toContain('Come and say hello to your guild.')
    expect(await textOf('kicked:1')).toContain('no longer in your guild')
    expect(await textOf('reminded:1')).toContain('Your guild calls!')
    expect(await textOf('of-next:1')).toBe(await textOf('reminded:1'))
  })
})

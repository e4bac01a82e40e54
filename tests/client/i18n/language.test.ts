import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { loadBundle, setLanguage, showLanguage, texts } from '#client/i18n/i18n.ts'
import { languageOf, languagePreference } from '#client/i18n/language-choice.ts'
import { armyTitle, itemName, missionName, rankTitle, taskName } from '#client/i18n/names.ts'
import { spokenLanguage } from '#client/i18n/spoken.ts'
import * as launch from '#client/platform/launch-data.ts'
import {
  formatBalance,
  formatCompact,
  formatDate,
  formatDuration,
  formatInteger,
  formatPercent,
} from '#client/ui/format/format.ts'
import { ARMY_LADDER } from '#rules/army/army.ts'
import { RANK_LADDER } from '#rules/season/ranks.ts'

const NBSP = '\u00a0'
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const messengerSays = (languageCode: string | null, source: launch.LaunchSource = 'messenger') => {
  const user = { id: 7, firstName: 'Ann', username: null, languageCode }
  vi.spyOn(launch, 'launchData').mockReturnValue({
    raw: '',
    user,
    startParam: null,
    version: '8.0',
    platform: 'ios',
    themeParams: {},
  })
  vi.spyOn(launch, 'launchSource').mockReturnValue(source)
}
const browserSays = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)

beforeEach(async () => {
  localStorage.clear()
  document.documentElement.lang = 'en'
  browserSays('en-US')
  await showLanguage('en')
})
afterEach(() => vi.restoreAllMocks())

describe('the language', () => {
  it.each([
    ['ru', 'ru'],
    ['ru-RU', 'ru'],
    ['RU_ru', 'ru'],
    ['en', 'en'],
    ['uk', 'en'],
    ['run', 'en'],
    ['', 'en'],
  ])('follows the messenger: %s gives %s', (code, language) => {
    messengerSays(code)
    expect(languageOf('auto')).toBe(language)
  })

  it('is the browser’s where the messenger names none, and in local mode, whose launch data belongs to no person', () => {
    browserSays('ru-RU')
    messengerSays(null)
    expect(languageOf('auto')).toBe('ru')
    messengerSays('en', 'local')
    expect(languageOf('auto')).toBe('ru')
  })

  it('is the player’s own where one was chosen', () => {
    messengerSays('ru')
    expect(languageOf('en')).toBe('en')
    messengerSays('en')
    expect(languageOf('ru')).toBe('ru')
  })

  it('changes the whole page at once: texts of every bundle loaded, plurals, names, errors, and what the page says it speaks', async () => {
    await loadBundle('tasks')
    expect(document.documentElement.lang).toBe('en')
    await setLanguage('ru')
    expect(spokenLanguage()).toBe('ru')
    expect(document.documentElement.lang).toBe('ru')
    expect(languagePreference.read()).toBe('ru')
    expect(texts.t('home.claim')).toBe('Забрать')
    expect(texts.t('tasks.title')).toBe('Задания')
    await loadBundle('season')
    expect(texts.t('season.title')).toBe('Ранг')
    expect([1, 3, 5, 21, 22].map((count) => texts.t('ui.stars', { count }))).toEqual([
      '1 звезда',
      '3 звезды',
      '5 звёзд',
      '21 звезда',
      '22 звезды',
    ])
    expect(new ApiError('out-of-energies', 'out of energies', 400).message).toBe('Энергия кончилась')
    expect(new ApiError('new-code' as 'internal', 'A new word', 400).message).toBe('A new word')

    await setLanguage('en')
    expect(document.documentElement.lang).toBe('en')
    expect(texts.t('home.claim')).toBe('Claim')
    expect(new ApiError('out-of-energies', 'out of energies', 400).message).toBe('out of energies')
  })

  it('is the one asked for last, however long the texts take', async () => {
    await Promise.all([showLanguage('ru'), showLanguage('en')])
    expect([spokenLanguage(), texts.language]).toEqual(['en', 'en'])
  })

  it('of things: ranks, army, items, tasks and missions; the server’s own name for what is unknown', async () => {
    const [step, rank] = [RANK_LADDER[9], ARMY_LADDER[5]]
    if (!step || !rank) throw new Error('ladders are too short')
    const task = { id: 'retweet', name: 'Repost on X' }
    expect([rankTitle(step), armyTitle(rank), itemName('Moss Sword'), taskName(task)]).toEqual([
      'Gold III',
      'Knight II',
      'Moss Sword',
      'Repost on X',
    ])
    await showLanguage('ru')
    expect([rankTitle(step), armyTitle(rank), itemName('Moss Sword'), taskName(task)]).toEqual([
      'Золото III',
      'Конь II',
      'Моховой меч',
      'Сделайте репост в\u00a0X',
    ])
    expect([itemName('Spoon'), missionName({ id: 'new', name: 'A new one' })]).toEqual(['Spoon', 'A new one'])
  })
})

describe('numbers, dates and times in Russian (row 20 in English)', () => {
  beforeEach(() => showLanguage('ru'))

  it('have a comma, and spaces that do not break', () => {
    expect(formatBalance(1_234_567_890_000)).toBe(`1${NBSP}234,56`)
    expect(formatInteger(1_234_567)).toBe(`1${NBSP}234${NBSP}567`)
    expect(formatCompact(1234)).toBe('1,23K')
    expect(plain(formatPercent(12.5))).toBe('12,5 %')
  })

  it('have Russian months and units', () => {
    expect(formatDate(new Date(2026, 2, 3, 14, 5).getTime())).toBe('3\u00a0мар., 14:05')
    expect([11_100_000, 309_000, 9000].map(formatDuration).map(plain)).toEqual(['3 ч 05 мин', '5 мин 09 с', '9 с'])
  })
})

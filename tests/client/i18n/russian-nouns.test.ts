import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#languages/languages.ts'

const FORMS = ['one', 'few', 'many', 'other'] as const
type Form = (typeof FORMS)[number]
type Group = Readonly<Partial<Record<Form, string>>>

const COUNTED = `
  очко очка очков очка
  победа победы побед победы
  поражение поражения поражений поражения
  бой боя боёв боя
  ход хода ходов хода
  шаг шага шагов шага
  босс босса боссов босса
  раз раза раз раза
  час часа часов часа
  день дня дней дня
  неделя недели недель недели
  предмет предмета предметов предмета
  награда награды наград награды
  бонус бонуса бонусов бонуса
  медаль медали медалей медали
  звезда звезды звёзд звезды
  билет билета билетов билета
  демон демона демонов демона
  игрок игрока игроков игрока
  друг друга друзей друга
  человек человека человек человека
  символ символа символов символа
  заявка заявки заявок заявки
  сетка сетки сеток сетки
  строка строки строк строки
  хеш хеша хешей хеша
  вид вида видов вида
  бросок броска бросков броска
  фильтр фильтра фильтров фильтра
  рубеж рубежа рубежей рубежа
  миссия миссии миссий миссии
  задание задания заданий задания
  желание желания желаний желания
  место места мест места
  сундук сундука сундуков сундука
  голос голоса голосов голоса
  отметка отметки отметок отметки`

/** Forms after a verb, «через» or «за»: «через 1 минуту», «за 1 звезду», «победил 1 демона». */
const ACCUSATIVE = `
  минуту минуты минут минуты
  звезду звезды звёзд звезды
  награду награды наград награды
  демона демонов демонов демона
  участника участников участников участника`

/** Forms after «из» or «до»: «3 из 1 боя». */
const GENITIVE = `
  очка очков очков очка
  победы побед побед победы
  боя боёв боёв боя
  дня дней дней дня
  медали медалей медалей медали
  итога итогов итогов итога`

/** Nouns that come before their number, or whose number is in a separate field. */
const NUMBER_APART = `
  билет билеты билеты билеты
  камень камни камни камни`

const WITHOUT_NOUN: Readonly<Record<string, string>> = {
  'airdrop.why.tok': 'TOK has no forms: the verb alone differs',
  'homeColumns.moreCount': 'the verb alone differs',
  'tournament.ownIn': 'the pronoun alone differs',
  'fairPlay.receipts.steps': 'the pronoun alone differs',
  'shop.left': 'the verb alone differs',
  'shop.ticket.bought': 'the form for fractions, which never occur here, puts the number last',
}

const ROWS = [COUNTED, ACCUSATIVE, GENITIVE, NUMBER_APART]
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => line.trim().split(' '))

const flat = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value as object).flatMap(([key, part]) => flat(part, prefix === '' ? key : `${prefix}.${key}`))

const groupsOf = (texts: readonly (readonly [string, string])[]): Map<string, Group> => {
  const groups = new Map<string, Group>()
  for (const [key, text] of texts) {
    const form = FORMS.find((candidate) => key.endsWith(`_${candidate}`))
    if (form === undefined) continue
    const base = key.slice(0, -form.length - 1)
    groups.set(base, { ...groups.get(base), [form]: text })
  }
  return groups
}

const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^а-яё]+/)
    .includes(word)

/** A form without a number needs no noun. */
const isCountedRight = (group: Group): boolean => {
  const texts = FORMS.map((form) => group[form] ?? '')
  if (new Set(texts).size === 1) return true
  const says = (text: string): boolean => text.includes('{{')
  const isChecked = (text: string): boolean => says(text) || !texts.some(says)
  return ROWS.some((row) => texts.every((text, form) => !isChecked(text) || hasWord(text, row[form] ?? '')))
}

const { allTexts } = await LANGUAGES.ru.allTexts()
const later = await Promise.all(Object.values(allTexts.later).map((load) => load()))
const groups = groupsOf(flat(Object.assign({}, allTexts.first, ...later)))

describe('Russian counted nouns', () => {
  it('have the form that their number asks for, in every text: nowhere may it say «3 очков»', () => {
    expect(groups.size).toBeGreaterThan(100)
    const wrong = [...groups].filter(([key, group]) => !(key in WITHOUT_NOUN) && !isCountedRight(group))
    expect(wrong).toEqual([])
  })

  it('are found where a form is wrong, and no exception has lost its text', () => {
    const right = { one: '{{count}} очко', few: '{{count}} очка', many: '{{count}} очков', other: '{{count}} очка' }
    expect(isCountedRight(right)).toBe(true)
    expect(isCountedRight({ ...right, few: '{{count}} очков' })).toBe(false)
    expect(isCountedRight({ ...right, many: '{{count}} очка' })).toBe(false)
    expect(isCountedRight({ ...right, one: '{{count}} очков' })).toBe(false)
    expect(Object.keys(WITHOUT_NOUN).filter((key) => !groups.has(key))).toEqual([])
  })
})

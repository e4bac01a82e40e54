import { describe, expect, it } from 'vitest'
import { mapLoadedTexts, mapTexts } from '#languages/map-texts.ts'
import { allTexts } from '#languages/ru/all-texts.ts'
import { typeset } from '#languages/ru/typography.ts'

const shown = (text: string): string => text.replaceAll('\u00a0', '_')
const typesetShown = (text: string): string => shown(typeset(text))

describe('a Russian text as it is set', () => {
  it('keeps a word of one letter with the next word, also at its beginning, in brackets and before a value', () => {
    expect(typesetShown('В бой, а потом к друзьям')).toBe('В_бой, а_потом к_друзьям')
    expect(typesetShown('(и с {{name}})')).toBe('(и_с_{{name}})')
    expect(typesetShown('<b>О награде</b>')).toBe('<b>О_награде</b>')
  })

  it('keeps a dash on the line of what it follows', () => {
    expect(typesetShown('Победа — и вы в лиге')).toBe('Победа_— и_вы в_лиге')
  })

  it('keeps a number with its currency, written out or put in', () => {
    expect(typesetShown('Вам — 2 TOK, другу — {{friend}} TOK')).toBe('Вам_— 2_TOK, другу_— {{friend}}_TOK')
    expect(typesetShown('даёт гильдии 1 опыт')).toBe('даёт гильдии 1_опыт')
    for (const text of ['5 000 урона', '+{{amount}} TOK']) expect(typeset(text)).toBe(text)
  })

  it('leaves longer words, endings and single letters of other kinds as they are', () => {
    for (const text of ['на арене', 'Мы рады', 'ваша награда', '5 с', 'Уже скоро', 'группа A и'])
      expect(typeset(text)).toBe(text)
  })
})

describe('the Russian texts', () => {
  it('come typeset: those of the start, of pages, of errors and names', async () => {
    const pages = await Promise.all(Object.values(allTexts.later).map((load) => load()))
    const all = JSON.stringify([allTexts.first, pages, allTexts.errors, allTexts.names])
    expect(all).toContain('\u00a0— ')
    expect(all.match(/(?<![а-яё-])[авикосуя] /gi)).toBeNull()
    expect(all).not.toContain(' — ')
  })
})

describe('a tree of texts', () => {
  it('is changed at each leaf and keeps its keys', async () => {
    const loud = (text: string) => text.toUpperCase()
    expect(mapTexts({ a: 'one', b: { c: 'two' } }, loud)).toEqual({ a: 'ONE', b: { c: 'TWO' } })
    expect(await mapLoadedTexts({ page: async () => ({ a: 'one' }) }, loud).page()).toEqual({ a: 'ONE' })
  })
})

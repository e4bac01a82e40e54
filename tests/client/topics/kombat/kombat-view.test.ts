import { describe, expect, test, vi } from 'vitest'
import { isLowHealth, shownHp } from '#client/topics/kombat/screens/battle/arena/arena-input.ts'
import { screenText } from '#client/topics/kombat/screens/battle/arena/screen-text.ts'
import { petContender } from '#client/topics/kombat/screens/battle/contender.ts'
import { wait } from '#client/topics/kombat/screens/battle/flow/wait.ts'
import { statBars, statRows, statText } from '#client/topics/kombat/screens/battle/panel/stat-lines.ts'
import { aFighter } from '#workbench/fixtures/builders.ts'

describe('what the battle screen says (row 79)', () => {
  const at = (over: Partial<Parameters<typeof screenText>[0]>) =>
    screenText({ phase: 'fighting', countdown: null, turnsLeft: 40, ...over })

  test('finding, countdown, turns, then nothing', () => {
    expect(at({ phase: 'finding' })).toEqual({ key: 'finding' })
    expect(at({ phase: 'countdown', countdown: 3 })).toEqual({ key: 'startIn', count: 3 })
    expect(at({ phase: 'countdown', countdown: 0 })).toEqual({ key: 'fight' })
    expect(at({ turnsLeft: 37 })).toEqual({ key: 'turn', count: 37 })
    expect(at({ phase: 'end' })).toBeNull()
  })
})

describe('health (rows 80, 83)', () => {
  test('both are shown full until the first blow, then as the arena reports', () => {
    expect(shownHp({ phase: 'countdown', hp: { user: 0, opponent: 0 } }, 100, 200)).toEqual({
      user: 100,
      opponent: 200,
    })
    expect(shownHp({ phase: 'fighting', hp: { user: 9, opponent: 8 } }, 100, 200)).toEqual({ user: 9, opponent: 8 })
  })

  test('30 % is low, a little more is not, and a fallen fighter is warned no more', () => {
    expect(isLowHealth(30, 100, 30)).toBe(true)
    expect(isLowHealth(31, 100, 30)).toBe(false)
    expect(isLowHealth(0, 100, 30)).toBe(false)
  })
})

describe('the stats panel (row 78)', () => {
  test('three bars against their caps', () => {
    expect(statBars(petContender(aFighter())).map(({ key, value, cap }) => [key, value, cap])).toEqual([
      ['attack', 180, 2442],
      ['hp', 1275, 17_958],
      ['luck', 11, 95.4],
    ])
  })

  test('seven numeric rows, percent where the specification has it (row 20)', () => {
    expect(statRows(petContender(aFighter({ life_steal: 12.5 }))).map((row) => `${row.key} ${statText(row)}`)).toEqual([
      'attack 180',
      'hp 1,275',
      'evasion 4.5%',
      'critRate 11%',
      'critDmg 200%',
      'lifeSteal 12.5%',
      'reflect 0%',
    ])
  })
})

describe('waiting', () => {
  test('it ends in time, and at once when aborted', async () => {
    vi.useFakeTimers()
    const waited = vi.fn()
    void wait(3000, new AbortController().signal).then(waited)
    await vi.advanceTimersByTimeAsync(2999)
    expect(waited).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(waited).toHaveBeenCalled()

    const leaving = new AbortController()
    const left = wait(3000, leaving.signal)
    leaving.abort()
    await expect(left).rejects.toThrow()
    await expect(wait(1, leaving.signal)).rejects.toThrow()
    vi.useRealTimers()
  })
})

import { describe, expect, test } from 'vitest'
import {
  COLUMN_TOP_PX,
  fitColumns,
  type SideColumn,
  type SideName,
} from '#client/topics/home/screens/columns/fit-columns.ts'
import { sumOfBadges } from '#client/topics/home/screens/columns/side-columns.tsx'

const LEFT: readonly SideName[] = ['checkIn', 'guild', 'bag', 'shop', 'market', 'inbox']
const RIGHT: readonly SideName[] = ['today', 'hunt', 'boosts']
const PHONE_PX = 362

const fitIn = (height: number, width = PHONE_PX) => fitColumns({ width, height }, LEFT, RIGHT)
const endOf = ({ gapPx, rowPx, rows }: SideColumn): number => rows * rowPx + (rows - 1) * gapPx

describe('home’s columns (row 35)', () => {
  test('are whole and large where there is room, as on a tall phone', () => {
    expect(fitIn(480)).toMatchObject({ size: 'large', left: { names: LEFT }, right: { names: RIGHT }, more: [] })
  })
  test('a button without room on the left comes at the end of the right', () => {
    const { more, right, size } = fitIn(350)
    expect([size, more, right.names]).toEqual(['large', [], [...RIGHT, 'market', 'inbox']])
  })
  test('on a low phone the last ones lie behind More, never a single one', () => {
    for (let height = 200; height < 320; height += 1) {
      const { left, more, right } = fitIn(height)
      expect(more.length, `${height} px`).not.toBe(1)
      expect(left.names.length + right.names.length + more.length).toBe(9)
    }
    expect(fitIn(200)).toMatchObject({
      size: 'small',
      left: { names: ['checkIn'] },
      right: { names: RIGHT },
      more: ['guild', 'bag', 'shop', 'market', 'inbox'],
    })
  })
  test('a window that is wide and low has two columns a side, and no More', () => {
    const { left, more } = fitIn(240, 430)
    expect([left.rows, left.names, more]).toEqual([3, LEFT, []])
  })
  test('never end below their room, whatever it is', () => {
    for (const width of [292, PHONE_PX, 640])
      for (let height = 200; height < 800; height += 1) {
        const { left, right } = fitIn(height, width)
        expect(COLUMN_TOP_PX.left + endOf(left), `left of ${width} × ${height}`).toBeLessThanOrEqual(height)
        expect(COLUMN_TOP_PX.right + endOf(right), `right of ${width} × ${height}`).toBeLessThanOrEqual(height)
      }
  })
  test('each button is on home or behind More, once', () => {
    for (let height = 60; height < 800; height += 7) {
      const { left, more, right } = fitIn(height)
      expect([...left.names, ...right.names, ...more].toSorted()).toEqual([...LEFT, ...RIGHT].toSorted())
    }
  })
  test('show at least one button fewer beside the shelf of win chests, More counted, and never hide today or the daily reward (R54)', () => {
    for (let height = 60; height < 800; height += 7) {
      const box = { width: PHONE_PX, height }
      const right: readonly SideName[] = ['tournament', ...RIGHT]
      const count = (hasShelf: boolean): number => {
        const fit = fitColumns(box, LEFT, right, hasShelf)
        return fit.left.names.length + fit.right.names.length + (fit.more.length > 0 ? 1 : 0)
      }
      expect(count(true), `${height} px`).toBeLessThan(count(false))
      const { left, more, right: onRight } = fitColumns(box, LEFT, right, true)
      expect([...left.names, ...onRight.names, ...more].toSorted()).toEqual([...LEFT, ...right].toSorted())
      expect(more, `${height} px`).toEqual(expect.not.arrayContaining(['today', 'checkIn']))
      if (height < 200) continue
      expect(COLUMN_TOP_PX.left + endOf(left), `left of ${height}`).toBeLessThanOrEqual(height)
      expect(COLUMN_TOP_PX.right + endOf(onRight), `right of ${height}`).toBeLessThanOrEqual(height)
    }
  })
  test('More sums what waits behind it: counts, and one for a dot', () => {
    const button = { picture: <i />, label: '', onPress: () => undefined }
    const badges = [{ count: 3, said: '' }, { said: '' }, undefined]
    expect(sumOfBadges(badges.map((badge) => ({ ...button, badge })))).toBe(4)
  })
})

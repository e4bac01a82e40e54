import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestClock, testClockMs, turnTestClock } from '#server/clock/test-clock.ts'

const MACHINE_MS = Date.UTC(2026, 10, 23, 12)

describe('the test clock', () => {
  test('goes with the machine, shifted by an offset', () => {
    const shifts = {
      '': 0,
      '+11m': 660_000,
      '+3h\n': 10_800_000,
      ' -2d': -172_800_000,
      '+30s': 30_000,
      '+1500': 1500,
      '+5ms': 5,
    }
    for (const [content, shiftMs] of Object.entries(shifts)) {
      expect(testClockMs(content, MACHINE_MS) - MACHINE_MS, content).toBe(shiftMs)
    }
  })

  test('stands still at an instant', () => {
    expect(testClockMs('2027-01-01T00:00:00Z', MACHINE_MS)).toBe(Date.UTC(2027, 0, 1))
    expect(testClockMs('2027-01-01T00:00:00.250Z', MACHINE_MS)).toBe(Date.UTC(2027, 0, 1) + 250)
  })

  test('refuses what it does not understand, and says what it takes', () => {
    for (const content of ['tomorrow', '11m', '+1y', '2027-01-01', '2027-13-01T00:00:00Z']) {
      expect(() => testClockMs(content, MACHINE_MS)).toThrow(
        /^The file of TEST_CLOCK says ".*", but it takes an instant like/,
      )
    }
  })

  test('follows its file, and is the machine’s without one', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'test-clock-')), 'clock')
    const clock = createTestClock(file, { nowMs: () => MACHINE_MS })
    expect(clock.nowMs()).toBe(MACHINE_MS)
    fs.writeFileSync(file, '+10m')
    expect(clock.nowMs()).toBe(MACHINE_MS + 600_000)
    fs.rmSync(path.dirname(file), { recursive: true })
  })

  test('keeps the last content while its file is being written', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'test-clock-')), 'clock')
    const clock = createTestClock(file, { nowMs: () => MACHINE_MS })
    fs.writeFileSync(file, '+10m')
    expect(clock.nowMs()).toBe(MACHINE_MS + 600_000)
    for (const partial of ['', '+', '2027-01']) {
      fs.writeFileSync(file, partial)
      expect(clock.nowMs(), partial).toBe(MACHINE_MS + 600_000)
    }
    fs.rmSync(path.dirname(file), { recursive: true })
  })

  test('is turned to an instant, ahead or back, from which it goes on', () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'test-clock-')), 'clock')
    let machineMs = MACHINE_MS
    const machine = { nowMs: () => machineMs }
    const clock = createTestClock(file, machine)
    for (const toMs of [MACHINE_MS + 20 * 86_400_000, MACHINE_MS - 1000, MACHINE_MS]) {
      turnTestClock(file, toMs, machine)
      expect(clock.nowMs()).toBe(toMs)
    }
    machineMs += 7
    expect(clock.nowMs()).toBe(MACHINE_MS + 7)
    fs.rmSync(path.dirname(file), { recursive: true })
  })
})

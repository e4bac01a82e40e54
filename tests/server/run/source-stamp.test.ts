import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceStamp } from '#server/run/source-stamp.ts'

const root = mkdtempSync(path.join(tmpdir(), 'house-kombat-stamp-'))
const overrides = path.join(root, 'assets/override')
beforeAll(() => mkdirSync(overrides, { recursive: true }))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the stamp of a build', () => {
  test('changes with a file, also through a link', () => {
    const outside = path.join(root, 'mine.png')
    writeFileSync(outside, 'a')
    const none = sourceStamp(root)
    symlinkSync(outside, path.join(overrides, 'tok.png'))
    const linked = sourceStamp(root)
    writeFileSync(outside, 'b')
    expect(new Set([none, linked, sourceStamp(root)]).size).toBe(3)
  })

  test('comes to an end among links that lead nowhere or in a circle', () => {
    const before = sourceStamp(root)
    symlinkSync('gone.png', path.join(overrides, 'gone.png'))
    symlinkSync('.', path.join(overrides, 'again'))
    symlinkSync('../..', path.join(overrides, 'round'))
    expect(sourceStamp(root)).not.toBe('')
    rmSync(path.join(overrides, 'round'))
    expect(sourceStamp(root)).toBe(before)
  })
})

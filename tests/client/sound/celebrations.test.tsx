import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CelebrationShow } from '#client/celebrations/celebration-show.tsx'
import { PassingCelebration } from '#client/celebrations/passing-celebration.tsx'
import type { RevealDelay } from '#client/celebrations/use-reveal-delay.ts'
import { type Celebration, celebrate, celebrateInToast } from '#client/sound/celebrations.ts'
import { sound } from '#client/sound/sound.ts'

const CLIENT = path.join(import.meta.dirname, '../../../src/client')
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(CLIENT, file), 'utf8')] as const)

afterEach(() => vi.restoreAllMocks())

describe('a celebration', () => {
  it.each([
    ['medals-claimed', 'claim'],
    ['mining-claimed', 'claim'],
    ['league-promoted', 'rank-up'],
    ['legendary', 'reveal-legendary'],
  ] as const)('%s has the sound %s, with its toast, too', (celebration, name) => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined)
    celebrate(celebration)
    celebrateInToast(celebration, 'Done')
    expect(play.mock.calls.filter(([played]) => played === name)).toHaveLength(2)
  })

  it('does not compile without its sound', () => {
    const common = { backdrop: 'night', className: undefined, children: null, onEnd: () => undefined } as const
    // The compiler is the check: each error below must appear, or the type check of CI fails.
    // @ts-expect-error Without `celebration` one that passes by itself would be silent.
    const passing = () => <PassingCelebration {...common} lengthMs={1} />
    const texts = { label: '', skipLabel: '', title: '', glow: '', after: null, children: null, buttons: null }
    // @ts-expect-error Without `celebration` one on the whole screen would be silent.
    const whole = () => <CelebrationShow {...texts} isKnown onClose={() => undefined} />
    // @ts-expect-error Proves that `celebration` is required: without it a reveal would be silent.
    const revealDelay: RevealDelay = { isKnown: true, isCalm: false }
    // @ts-expect-error What is not in the list has no sound.
    const unknown: Celebration = 'a-new-celebration'
    expect([passing, whole, revealDelay, unknown]).toHaveLength(4)
  })

  it('is heard by its name alone: no file plays the sound of one past the list', () => {
    const [, list = ''] = sources.find(([file]) => file === path.join('sound', 'celebrations.ts')) ?? []
    const names = new Set([...list.matchAll(/: '([\w-]+)',$/gm)].map(([, name]) => name))
    expect(names.size).toBeGreaterThan(10)
    const past = sources.flatMap(([file, text]) =>
      [...text.matchAll(/sound\.play\(\s*'([\w-]+)'/g)]
        .filter(([, name]) => names.has(name))
        .map(([call]) => `${file}: ${call}`),
    )
    expect(past).toEqual([])
  })
})

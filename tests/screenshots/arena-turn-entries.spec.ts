import { expect, type Page } from '@playwright/test'
import { fightLog, type LogLine } from '#client/topics/kombat/screens/battle/panel/describe-entry.ts'
import { stanceMatchup } from '#client/topics/kombat/shared/fight-story/stance-matchup.ts'
import type { FightRecord } from '#contracts/wire.ts'
import { MAIN, openStory, test } from '#tests/helpers/pictures/stories.ts'

/** Effects that each kind of entry must show, besides its number (rows 81-92, art direction "Motion"). */
const DRAWN: Readonly<Record<LogLine['kind'], readonly string[]>> = {
  // The pets only take their poses, which draws no further picture.
  opening: [],
  hit: ['vfx/vfx/hit', 'particles/sparks'],
  critical: ['vfx/vfx/crit', 'CRIT!', 'particles/sparks'],
  evaded: ['MISS'],
  heal: ['vfx/vfx/heal'],
  reflected: ['vfx/vfx/reflect'],
  burned: ['vfx/vfx/burn'],
  ignite: ['particles/embers'],
  frozen: ['FROZEN', 'vfx/vfx/freeze'],
  freeze: ['vfx/vfx/freeze', 'particles/flakes'],
}
/** Longer than forty turns take. */
const MOST_MS = 120_000
/** Shorter than the shortest effect of a blow. */
const STEP_MS = 100

interface SeenLine {
  readonly kind: LogLine['kind']
  readonly words: string
  readonly amount: string
}

/** Advances the fight until its log is complete; returns the log and, for each line, what the arena drew around it. */
const watchFight = (page: Page, lineCount: number) =>
  page.evaluate(
    async ({ lineCount, mostMs, stepMs }) => {
      const { __story, __stage } = window as unknown as {
        __story: { advance(ms: number, isDrawn: boolean): Promise<void> }
        __stage: { shown(): readonly string[] }
      }
      const linesOf = (): SeenLine[] =>
        [...document.querySelectorAll('[role=log] li > [data-kind]')].map((line) => {
          const [, words, amount] = line.children
          return {
            kind: line.getAttribute('data-kind') as LogLine['kind'],
            words: words?.textContent ?? '',
            amount: amount?.querySelector('[aria-hidden]')?.textContent ?? '',
          }
        })
      const drawn = new Map<number, Set<string>>()
      /** All lines of an entry appear at once, while its blow, healing and reflection are drawn one after the other. */
      const AROUND = 30
      const steps: { readonly shown: readonly string[]; readonly lines: number }[] = []
      let lines: SeenLine[] = []
      let stepsAfterEnd = 0
      for (let passed = 0; passed < mostMs && stepsAfterEnd < AROUND; passed += stepMs) {
        await __story.advance(stepMs, false)
        lines = linesOf()
        steps.push({ shown: [...new Set(__stage.shown())], lines: lines.length })
        if (lines.length >= lineCount) stepsAfterEnd += 1
      }
      for (const index of lines.keys()) {
        const came = steps.findIndex((step) => step.lines > index)
        drawn.set(index, new Set(steps.slice(Math.max(0, came - AROUND), came + AROUND).flatMap(({ shown }) => shown)))
      }
      return { lines, drawn: [...drawn.values()].map((names) => [...names]) }
    },
    { lineCount, mostMs: MOST_MS, stepMs: STEP_MS },
  )

const signOf = (hpChange: number): string => (hpChange > 0 ? '+' : '−')

const linesOf = (fight: FightRecord) =>
  fightLog(fight.scenario, fight.scenario.length, 'attacker', stanceMatchup(fight, 'attacker'))

test('each kind of turn entry of a fight is in the log and drawn in the arena (rows 75-92)', {
  tag: MAIN,
}, async ({ watched }) => {
  test.setTimeout(300_000)
  // A fight of two giants with every stone has every kind of entry. Imported only now, because it names pictures of the
  // art build.
  const { GIANT_FIGHT } = await import('#workbench/stories/screens/battle-fights.ts')
  await openStory(watched, { route: '/kombat', state: 'overflow', ms: '4000' })
  const expected = linesOf(GIANT_FIGHT)
  expect([...new Set(expected.map(({ kind }) => kind))].sort()).toEqual(Object.keys(DRAWN).sort())
  const { lines, drawn } = await watchFight(watched.page, expected.length)

  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual(
    expected.map(({ kind, hpChange }) => [
      kind,
      hpChange === 0 ? '' : `${signOf(hpChange)}${Math.abs(hpChange).toLocaleString('en-US')}`,
    ]),
  )
  for (const [index, { kind, words, amount }] of lines.entries()) {
    const pictures = drawn[index] ?? []
    // The arena writes a blow without separators between groups of digits, so that it is read in passing.
    const wanted = amount === '' ? DRAWN[kind] : [...DRAWN[kind], amount.replaceAll(',', '')]
    const missing = wanted.filter((name) => !pictures.some((shown) => shown.startsWith(name)))
    expect(missing, `line ${index}, "${words}" ${amount}`).toEqual([])
  }
})

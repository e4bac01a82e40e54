import { PAGE } from '#client/game/page-paths.ts'
import type { CallData } from '#contracts/schemas.ts'
import { planHunt, RETURNING_MS } from '#rules/hunt/hunt-plan.ts'
import type { HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import { huntStageOf } from '#rules/hunt/hunts.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO } from '../overflow.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'

const SEED = '0123456789abcdef'
const MILESTONES = baseAnswers['hunting.milestones']
const LAST_LEVEL = 11

const huntAt = (slug: HuntSlug, kills: number, elapsedMs: number): NonNullable<CallData<'hunting.current'>> => {
  const startedMs = NOW_MS - Math.round(elapsedMs)
  return {
    slug,
    started_at: new Date(startedMs).toISOString(),
    end_time: new Date(startedMs + huntStageOf(slug).durationMs).toISOString(),
    kills,
    seed: SEED,
  }
}

/** The first duel of the middle skirmish began `sinceMs` before the page opened. */
const inDuel = (slug: HuntSlug, kills: number, sinceMs: number): StoryAnswers => {
  const plan = planHunt({ kills, seed: SEED, durationMs: huntStageOf(slug).durationMs })
  const skirmish = plan[Math.floor(plan.length / 2)]
  return { 'hunting.current': huntAt(slug, kills, (skirmish?.startsAtMs ?? 0) + sinceMs) }
}

const killed = (total: number, claimed: readonly number[] = []): StoryAnswers => ({
  'hunting.milestones': { ...MILESTONES, total_demon_killed: total, claimed: [...claimed] },
})
const NO_HUNT: StoryAnswers = { 'hunting.current': null }
const FRESH: StoryAnswers = { ...NO_HUNT, ...killed(0) }
const OVER: StoryAnswers = { 'hunting.current': huntAt('cursed-fortress', 7, 4 * 3_600_000) }
const { durationMs } = huntStageOf('cursed-fortress')

export const MONSTER_HUNT_SCREEN: ScreenStories = {
  route: PAGE.MONSTER_HUNT.path,
  title: 'Monster hunt',
  states: {
    // The screenshot shows the last blow landing.
    rich: { answers: inDuel('cursed-fortress', 7, 3340), advanceMs: 1000, ways: { Back: '/' } },
    empty: { answers: FRESH },
    loading: { answers: { 'hunting.current': 'pending' } },
    error: { answers: { 'hunting.stages': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: {
      answers: {
        ...inDuel('eternal-abyss-gate', 40, 2000),
        ...killed(HUGE_COUNT),
        'users.balance': HUGE_TOK_NANO,
        'hunting.stages': baseAnswers['hunting.stages'].map((stage) => ({
          ...stage,
          tok_min: HUGE_TOK_NANO,
          tok_max: HUGE_TOK_NANO,
          stars: HUGE_COUNT,
        })),
      },
    },
  },
  more: {
    choosing: { answers: { ...NO_HUNT, ...killed(436, [1, 2, 3]) } },
    'choosing-all': { answers: { ...NO_HUNT, ...killed(2600, [1, 2, 3, 4, 5, 6, 7, 8, 9]) } },
    'locked-stage': { answers: FRESH, play: ['Eternal Abyss Gate'] },
    'start-refused': {
      answers: { ...FRESH, 'hunting.start': apiError('hunt-running') },
      play: ['Start hunt'],
      advanceMs: 500,
    },
    'setting-out': { answers: { 'hunting.current': huntAt('cursed-fortress', 7, 1500) } },
    travelling: { answers: { 'hunting.current': huntAt('cursed-fortress', 7, 12_000) }, advanceMs: 1300 },
    scouting: { answers: { 'hunting.current': huntAt('demonbane-keep', 15, 7000 + 12_000) }, advanceMs: 1800 },
    'keep-strike': { answers: inDuel('demonbane-keep', 15, 350), advanceMs: 1000 },
    'keep-struck': { answers: inDuel('demonbane-keep', 15, 1400), advanceMs: 1000 },
    'gate-falls': { answers: inDuel('eternal-abyss-gate', 33, 3900), advanceMs: 1000 },
    'gate-vanished': { answers: inDuel('eternal-abyss-gate', 33, 4300), advanceMs: 1000 },
    returning: { answers: { 'hunting.current': huntAt('cursed-fortress', 7, durationMs - RETURNING_MS + 4200) } },
    over: { answers: OVER },
    'over-gate': { answers: { 'hunting.current': huntAt('eternal-abyss-gate', 33, 13 * 3_600_000) } },
    collected: { answers: OVER, play: ['Collect'] },
    'collected-stone': {
      answers: {
        ...OVER,
        'hunting.claim': {
          slug: 'eternal-abyss-gate',
          kills: 33,
          reward_tok: tokToNano(21.37),
          stars: 5,
          stones: [{ type: 'frost-prison', level: 1 }],
          total_demon_killed: 533,
          balance: tokToNano(149.8),
          star_balance: 67,
        },
      },
      play: ['Collect'],
      ways: { 'Level 1': '/inventory?tab=stones ↩' },
    },
    'collect-refused': {
      answers: { ...OVER, 'hunting.claim': apiError('hunt-not-found') },
      play: ['Collect'],
      advanceMs: 500,
    },
    milestone: { answers: NO_HUNT, play: ['Claim milestone 4'] },
    'milestone-box': {
      answers: {
        ...NO_HUNT,
        ...killed(2600),
        'hunting.claimMilestone': {
          level: LAST_LEVEL,
          reward_tok: tokToNano(200),
          materials: [
            { slug: 'material-titanium', quantity: 9 },
            { slug: 'material-awake-stone', quantity: 1 },
          ],
          balance: tokToNano(328.4),
          milestones: { ...MILESTONES, total_demon_killed: 2600, claimed: [LAST_LEVEL] },
        },
      },
      play: ['Claim milestone 11'],
    },
    'no-webgl': { answers: inDuel('cursed-fortress', 7, 1500), withoutWebGl: true },
    offline: { answers: { 'hunting.current': 'offline' }, advanceMs: AFTER_RETRIES_MS },
  },
}

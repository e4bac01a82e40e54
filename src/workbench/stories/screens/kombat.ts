import { PAGE } from '#client/game/page-paths.ts'
import { toBossBattle } from '#client/topics/boss/links.ts'
import type { Replay } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { namedPet } from '#workbench/fixtures/fighters.ts'
import { BOWING, LEAPING, wearing } from '#workbench/fixtures/worn-looks.ts'
import { apiError } from '../api-error.ts'
import type { ScreenStories } from '../screen-stories.ts'
import {
  BOT_FIGHT,
  CLOSE_FIGHT,
  EVEN_FIGHT,
  GIANT_FIGHT,
  LOST_FIGHT,
  matchAnswers,
  OUTWITTED_FIGHT,
  WON_FIGHT,
} from './battle-fights.ts'

/** Times in the versus, the countdown and the fight: finding takes 3 s and the countdown 4.1 s (B4). */
const VERSUS_MS = 3100
const COUNTDOWN_MS = 4400
const BLOWS_MS = 7150
const MID_FIGHT_MS = BLOWS_MS + 12_500

/** The boss takes this many times the damage that the pet takes in `LOST_FIGHT`. */
const HARDER = 3
const BOSS_HP = 300_000

const { stance: _, ...BOSS_STATS } = LOST_FIGHT.inputs.defender
const BOSS_FIGHT: Replay = {
  ...LOST_FIGHT,
  inputs: { ...LOST_FIGHT.inputs, defender: BOSS_STATS },
  scenario: LOST_FIGHT.scenario.map((entry) =>
    entry.actor === 'defender'
      ? {
          ...entry,
          damage_burning_hell: HARDER * entry.damage_burning_hell,
          damage_reflected: HARDER * entry.damage_reflected,
          life_steal: HARDER * entry.life_steal,
          hp_actor: BOSS_HP - HARDER * (LOST_FIGHT.enemy.health_point - entry.hp_actor),
        }
      : { ...entry, damage_attack: HARDER * entry.damage_attack },
  ),
  boss: {
    slug: 'boss-mammoth',
    opponent: { boss_name: 'mammoth', boss_skill: { active_skill: 'reflect' }, health_point: BOSS_HP },
    damage: 10_820,
    second_phase_from: null,
  },
  viewer: 'attacker',
  own: null,
}
const FINE_FIGHT = {
  ...CLOSE_FIGHT,
  user: wearing(CLOSE_FIGHT.user, BOWING),
  enemy: wearing(CLOSE_FIGHT.enemy, LEAPING),
}
const NAMED_FIGHT = {
  ...WON_FIGHT,
  user: namedPet(WON_FIGHT.user, 'Pudding'),
  enemy: namedPet(WON_FIGHT.enemy, 'Professor Fluff'),
}
const BOSS_BATTLE = { at: toBossBattle(LOST_FIGHT.replay_id), answers: { 'combats.replay': BOSS_FIGHT } } as const

/** Best result before this fight, which beats it and does not empty the pool. */
const BEFORE_BOSS = {
  session: {
    [`boss-before.${LOST_FIGHT.replay_id}`]: JSON.stringify({ best: 6200, pool: { hp: 1_200_000, damage: 384_419 } }),
  },
}
const BOSS_SCORE_MS = 4100 + 20_000

export const KOMBAT_SCREEN: ScreenStories = {
  route: PAGE.KOMBAT.path,
  title: 'Battle',
  states: {
    rich: { answers: matchAnswers(WON_FIGHT), advanceMs: MID_FIGHT_MS, ways: { '←': '/kombat_prep' } },
    empty: { answers: matchAnswers(BOT_FIGHT), advanceMs: BLOWS_MS + 200 },
    loading: { answers: { ...matchAnswers(WON_FIGHT), 'combats.find': 'pending' }, advanceMs: 1500 },
    error: {
      answers: { ...matchAnswers(WON_FIGHT), 'combats.find': apiError('match-not-found') },
      advanceMs: 3500,
    },
    overflow: { answers: matchAnswers(GIANT_FIGHT), advanceMs: BLOWS_MS + 6500 },
  },
  more: {
    found: { answers: { ...matchAnswers(WON_FIGHT), 'combats.fight': 'pending' }, advanceMs: COUNTDOWN_MS },
    'versus-looks': { answers: matchAnswers(FINE_FIGHT), advanceMs: VERSUS_MS },
    versus: { answers: matchAnswers(WON_FIGHT), advanceMs: VERSUS_MS },
    countdown: { answers: matchAnswers(WON_FIGHT), advanceMs: COUNTDOWN_MS },
    'stances-behind': { answers: matchAnswers(OUTWITTED_FIGHT), advanceMs: COUNTDOWN_MS },
    'stances-even': { answers: matchAnswers(EVEN_FIGHT), advanceMs: COUNTDOWN_MS },
    'pet-names': { answers: matchAnswers(NAMED_FIGHT), advanceMs: BLOWS_MS + 200 },
    'versus-overflow': { answers: matchAnswers(GIANT_FIGHT), advanceMs: COUNTDOWN_MS },
    detailed: { answers: matchAnswers(WON_FIGHT), play: ['Detailed'], advanceMs: MID_FIGHT_MS },
    'detailed-overflow': { answers: matchAnswers(GIANT_FIGHT), play: ['Detailed'], advanceMs: BLOWS_MS },
    'default-stats': { answers: matchAnswers(WON_FIGHT), play: ['Detailed', 'Default'], advanceMs: MID_FIGHT_MS },
    hint: {
      answers: {
        ...matchAnswers(WON_FIGHT),
        'combats.me': { ...baseAnswers['combats.me'], ...WON_FIGHT.user, fights: 0, wins: 0 },
      },
      advanceMs: MID_FIGHT_MS,
    },
    info: { answers: matchAnswers(WON_FIGHT), play: ['About turns'], advanceMs: 800 },
    'low-health': { answers: matchAnswers(LOST_FIGHT), advanceMs: BLOWS_MS + 28_000 },
    lost: { answers: matchAnswers(LOST_FIGHT), advanceMs: BLOWS_MS + 43_000 },
    'won-posing': { answers: matchAnswers(FINE_FIGHT), advanceMs: BLOWS_MS + 41_000 },
    won: { answers: matchAnswers(CLOSE_FIGHT), advanceMs: BLOWS_MS + 41_000 },
    bot: { answers: matchAnswers(BOT_FIGHT), advanceMs: BLOWS_MS + 9000 },
    boss: {
      ...BOSS_BATTLE,
      advanceMs: 4100 + 6500,
      ways: { '←': '/guild_boss/boss-mammoth?fight=00000000-0000-4000-8000-000000000052' },
    },
    'boss-tip': { ...BOSS_BATTLE, ...BEFORE_BOSS, advanceMs: 600 },
    'boss-score': { ...BOSS_BATTLE, ...BEFORE_BOSS, advanceMs: BOSS_SCORE_MS },
    'boss-end': { ...BOSS_BATTLE, ...BEFORE_BOSS, advanceMs: 4100 + 43_000 },
    slow: { answers: matchAnswers(WON_FIGHT), advanceMs: MID_FIGHT_MS, isSlow: true },
    'boss-stats': {
      ...BOSS_BATTLE,
      play: ['Detailed', 'Default'],
      advanceMs: 4100 + 6500,
    },
    'no-webgl': { answers: matchAnswers(WON_FIGHT), withoutWebGl: true, advanceMs: MID_FIGHT_MS },
    'no-webgl-finding': { answers: matchAnswers(WON_FIGHT), withoutWebGl: true, advanceMs: 1500 },
    'no-webgl-lost': { answers: matchAnswers(LOST_FIGHT), withoutWebGl: true, advanceMs: BLOWS_MS + 43_000 },
    resumed: {
      answers: matchAnswers(WON_FIGHT),
      session: { 'fight-running.7': WON_FIGHT.replay_id },
      advanceMs: 1500,
    },
  },
}

import { PAGE } from '#client/game/page-paths.ts'
import { apiError } from '../api-error.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'
import { GIANT_FIGHT, LOST_FIGHT, OLD_FIGHT, OLD_RULES_FIGHT, replayOf, WON_FIGHT } from './battle-fights.ts'

const at = `${PAGE.KOMBAT_REPLAY.path}?id=${WON_FIGHT.replay_id}`
const replayAnswers = (replay: ReturnType<typeof replayOf>): StoryAnswers => ({ 'combats.replay': replay })
const own = replayAnswers(replayOf(WON_FIGHT))
const promised = {
  'fight-commitments.7': JSON.stringify([[WON_FIGHT.replay_id, WON_FIGHT.commitment, WON_FIGHT.client_key]]),
}
const CHECKED_MS = 1500

export const KOMBAT_REPLAY_SCREEN: ScreenStories = {
  route: PAGE.KOMBAT_REPLAY.path,
  title: 'Replay',
  states: {
    rich: { at, answers: own, advanceMs: 11_500, ways: { Back: '/' } },
    empty: { at, answers: { 'combats.replay': apiError('replay-not-found') }, ways: { Home: '/' } },
    loading: { at, answers: { 'combats.replay': 'pending' } },
    error: { at, answers: { 'combats.replay': 'offline' }, advanceMs: 4000, ways: { Home: '/' } },
    overflow: { at, answers: replayAnswers(replayOf(GIANT_FIGHT)), advanceMs: 5000 },
  },
  more: {
    beginning: { at, answers: own, play: ['First turn'], advanceMs: 500 },
    stepped: { at, answers: own, play: ['First turn', 'Next turn', 'Next turn', 'Next turn'], advanceMs: 500 },
    'last-turn': { at, answers: own, play: ['Last turn'], advanceMs: 500 },
    end: { at, answers: own, advanceMs: 40_000 },
    'turn-tapped': { at, answers: own, play: ['Turn 7'], advanceMs: 500 },
    detailed: { at, answers: own, play: ['Pause', 'Detailed'], advanceMs: 500 },
    'without-stances': { at, answers: replayAnswers(replayOf(OLD_FIGHT)), play: ['First turn'], advanceMs: 500 },
    stranger: { at, answers: replayAnswers(replayOf(LOST_FIGHT, null)), advanceMs: 9000 },
    'stranger-other-side': {
      at,
      answers: replayAnswers(replayOf(LOST_FIGHT, null)),
      play: ['Turn 5', 'View as'],
      advanceMs: 1500,
    },
    defender: { at, answers: replayAnswers(replayOf(LOST_FIGHT, 'defender')), advanceMs: 9000 },
    'no-webgl': { at, answers: own, withoutWebGl: true, play: ['Turn 9'], advanceMs: 500 },
    verified: { at, answers: own, local: promised, play: ['Pause', 'Verify'], advanceMs: CHECKED_MS },
    'verified-afterwards': { at, answers: own, play: ['Pause', 'Verify'], advanceMs: CHECKED_MS },
    'verified-details': {
      at,
      answers: own,
      local: promised,
      play: ['Pause', 'Verify', 'Details'],
      advanceMs: CHECKED_MS,
    },
    tampered: {
      at,
      answers: replayAnswers({
        ...replayOf(WON_FIGHT),
        scenario: WON_FIGHT.scenario.map((entry, index) =>
          index === 6 ? { ...entry, damage_attack: entry.damage_attack + 50 } : entry,
        ),
      }),
      local: promised,
      play: ['Pause', 'Verify'],
      advanceMs: CHECKED_MS,
    },
    'other-rules': {
      at,
      answers: {
        ...replayAnswers(replayOf(OLD_RULES_FIGHT)),
        'combats.verify': {
          rules_version: '0',
          is_current_rules: false,
          commitment_holds: true,
          scenario_holds: true,
        },
      },
      play: ['Pause', 'Verify'],
      advanceMs: CHECKED_MS,
    },
  },
}

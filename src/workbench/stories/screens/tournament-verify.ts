import { PAGE } from '#client/game/page-paths.ts'
import type { CallData } from '#contracts/schemas.ts'
import { type ProvenTournament, provenTournament } from '#workbench/fixtures/proven-tournament.ts'
import { PLAYED_DAY } from '#workbench/fixtures/tournament-answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import type { ScreenStories, StoryAnswers } from '../screen-stories.ts'

const DAY = await provenTournament()
const answersOf = ({ bracket, brackets }: ProvenTournament): StoryAnswers => ({
  'tournament.brackets': brackets,
  'tournament.bracket': bracket,
})
const changed = (change: Partial<CallData<'tournament.bracket'>>): StoryAnswers =>
  answersOf({ ...DAY, bracket: { ...DAY.bracket, ...change } })
const at = `${PAGE.TOURNAMENT_VERIFY.path}?day=${PLAYED_DAY}`
const { proof } = DAY.brackets
const REVERSED = { ...DAY.bracket.proof, entrants: DAY.bracket.proof.entrants.toReversed() }

export const TOURNAMENT_VERIFY_SCREEN: ScreenStories = {
  route: PAGE.TOURNAMENT_VERIFY.path,
  title: 'Tournament proof',
  states: {
    rich: { at, answers: answersOf(DAY), ways: { Back: '/tournament' } },
    empty: {
      at,
      answers: {
        'tournament.brackets': {
          ...DAY.brackets,
          proof: { ...proof, seed: null, entrants_hash: null, rules_version: null },
        },
      },
    },
    loading: { at, answers: { 'tournament.brackets': 'pending' } },
    error: { at, answers: { 'tournament.brackets': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { at, answers: changed({ proof: REVERSED }) },
  },
  more: {
    offline: { at, answers: { 'tournament.brackets': 'offline' } },
    whole: { at, answers: answersOf(DAY), play: ['Check the whole day (1 bracket)'] },
    details: { at, answers: answersOf(DAY), play: ['Seals and seed'], isBelow: true },
    checking: { at, answers: { ...answersOf(DAY), 'tournament.bracket': 'pending' } },
    stopped: { at, answers: { ...answersOf(DAY), 'tournament.bracket': 'pending' }, play: ['Stop'] },
    'no-day': { at: PAGE.TOURNAMENT_VERIFY.path, ways: { 'To the tournament': '/tournament' } },
    'old-rules': {
      at,
      answers: answersOf({ ...DAY, brackets: { ...DAY.brackets, proof: { ...proof, rules_version: '1' } } }),
    },
    'other-seed': {
      at,
      answers: answersOf({
        ...DAY,
        brackets: { ...DAY.brackets, proof: { ...proof, seed_hash: proof.seed_hash.replace(/^./, '0') } },
      }),
    },
    'other-winner': {
      at,
      answers: changed({
        matches: DAY.bracket.matches.map((match, index) =>
          index === 0 && match.lower !== null
            ? { ...match, winner: match.winner === match.upper ? match.lower : match.upper }
            : match,
        ),
      }),
    },
    'other-prize': {
      at,
      answers: changed({
        seats: DAY.bracket.seats.map((seat, index) =>
          index === 3 ? { ...seat, prize: { tok: 9_000_000_000, star: 5, boxes: [], league_points: 200 } } : seat,
        ),
      }),
    },
  },
}

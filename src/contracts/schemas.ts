import { z } from 'zod'
import type { CallName } from './calls.ts'
import {
  combatProfile,
  energy,
  equipment,
  fightAnswer,
  fighterProfile,
  fightHistoryRow,
  fightVerification,
  foundOpponent,
  matchResult,
  replay,
} from './schemas/combats.ts'
import { isoInstant, side, skillName, star, tokNano } from './schemas/scalars.ts'
import { guildMe, kombatSeason, season, userSeason } from './schemas/season.ts'
import { gameSettings } from './schemas/settings.ts'
import { boost, claimAnswer, onboardAnswer, onboardBody, userProfile } from './schemas/users.ts'

/** Shapes of one call: what may come in by path, query and body, and what goes out in `data`. */
export interface CallSchema {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly data: z.ZodType
}

/** The shapes of every call of the registry, under the same names as `calls`. Never imported as a value by the first screen. */
export const callSchemas = {
  'settings.get': { data: gameSettings },
  'users.me': { data: userProfile },
  'users.balance': { data: tokNano },
  'users.stars': { data: star },
  'users.boosts': { data: z.array(boost) },
  'users.lastClaim': { data: isoInstant },
  'users.claim': { data: claimAnswer },
  'users.onboard': { body: onboardBody, data: onboardAnswer },
  'season.get': { data: season },
  'season.me': { data: userSeason },
  'guild.me': { data: guildMe },
  'combats.me': { data: combatProfile },
  'combats.season': { data: kombatSeason },
  'combats.energy': { data: energy },
  'combats.find': { data: foundOpponent },
  'combats.fight': { data: fightAnswer },
  // The query may be empty here: the rule answers it with its own text (row 95).
  'combats.challenge': { body: z.object({ query: z.string().max(64) }), data: matchResult },
  'combats.opponent': { params: z.object({ query: z.string().min(1).max(64) }), data: fighterProfile },
  'combats.skill': { body: z.object({ skill: skillName }), data: combatProfile },
  'combats.history': {
    query: z.object({ page: z.coerce.number().int().min(1).max(50).default(1), as: side.optional() }),
    data: z.object({ items: z.array(fightHistoryRow), total: z.int(), page_size: z.int(), page: z.int() }),
  },
  'combats.replay': { params: z.object({ id: z.uuid() }), data: replay },
  'combats.verify': { params: z.object({ id: z.uuid() }), data: fightVerification },
  'equipments.equipped': { data: z.array(equipment) },
} as const satisfies Record<CallName, CallSchema>

type Schemas = typeof callSchemas
type OutputOf<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined
type InputOf<N extends CallName, K extends 'params' | 'query' | 'body'> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : { [P in K]?: undefined }

/** What a call answers with inside `data`. */
export type CallData<N extends CallName> = z.output<Schemas[N]['data']>
/** Parsed path parameters, as the server's handler sees them. */
export type CallParams<N extends CallName> = OutputOf<N, 'params'>
/** Parsed query, as the server's handler sees it. */
export type CallQuery<N extends CallName> = OutputOf<N, 'query'>
/** Parsed body, as the server's handler sees it. */
export type CallBody<N extends CallName> = OutputOf<N, 'body'>
/** What a caller passes: `{ params?, query?, body? }`. */
export type CallInput<N extends CallName> = InputOf<N, 'params'> & InputOf<N, 'query'> & InputOf<N, 'body'>

import { z } from 'zod'
import { combatProfile } from './combats.ts'
import { materialStacks } from './economy.ts'
import { isoInstant, star, tokNano } from './scalars.ts'

/** One movement of the ledger as its player sees it (extra 17): `amount` is signed; nano for TOK, whole units else. */
export const ledgerRow = z.object({
  id: z.string(),
  at: isoInstant,
  asset: z.string(),
  amount: z.int(),
  reason: z.string(),
  ref: z.string().nullable(),
})
export const ledgerPage = z.object({
  items: z.array(ledgerRow),
  /** Hand it back to go on; null at the end. */
  next: z.string().nullable(),
})

/** A reward that waits to be taken: it did not fit, or its time has passed. */
export const inboxItem = z.object({
  id: z.string(),
  at: isoInstant,
  reason: z.string(),
  tok: tokNano,
  star,
  materials: materialStacks,
  claimed_at: isoInstant.nullable(),
})
export const inboxClaim = z.object({ item: inboxItem, balance: tokNano, stars: star })

/** Kinds of messages that the bot may send (extra 8). */
export const notificationKind = z.enum(['pocket-full', 'energy-full', 'hunt-done', 'attacked', 'news'])

/** What the player has chosen (extra 7, 8); kept by the server, so that it holds on every device. */
export const preferences = z.object({
  language: z.enum(['auto', 'en', 'ru']),
  motion: z.enum(['system', 'full', 'reduced']),
  speed: z.union([z.literal(1), z.literal(2)]),
  effects_volume: z.int().min(0).max(100),
  music_volume: z.int().min(0).max(100),
  haptics: z.boolean(),
  notifications: z.object({
    kinds: z.array(notificationKind),
    /** Whether the messenger lets the bot write to the player. */
    write_access: z.boolean(),
    /** Minutes of the day between which nothing is sent, in the player's time zone; equal = no quiet hours. */
    quiet_from_min: z.int().min(0).max(1439),
    quiet_to_min: z.int().min(0).max(1439),
    time_zone: z.string().max(64),
  }),
})

/** All that is kept of a player, for the player (extra 7). */
export const playerExport = z.object({
  exported_at: isoInstant,
  profile: z.record(z.string(), z.unknown()),
  balances: z.record(z.string(), z.int()),
  ledger: z.array(ledgerRow),
  fights: z.array(z.record(z.string(), z.unknown())),
  items: z.array(z.record(z.string(), z.unknown())),
  preferences,
})

/** How the player stands with the rules (extra 20). */
export const fairPlay = z.object({
  status: z.enum(['good', 'watched', 'banned']),
  reason: z.string().nullable(),
  since: isoInstant.nullable(),
  appeal_url: z.string().nullable(),
})

/** After switching the house (R41). */
export const switchHouseAnswer = z.object({ profile: combatProfile, balance: tokNano, next_switch_at: isoInstant })
/** What the next switch costs, and from when it is allowed. */
export const switchHouseTerms = z.object({ cost: tokNano, allowed_from: isoInstant.nullable() })

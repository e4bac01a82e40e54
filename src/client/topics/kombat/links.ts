import { type Address, PAGE } from '../../game/page-addresses.ts'

/** Replay of a stored fight; `verify` opens its verification (row 97). */
export const toReplay = (replayId: string, verify = false): Address =>
  `${PAGE.KOMBAT_REPLAY.path}?id=${replayId}${verify ? '&verify=1' : ''}`

/** Replay of a stored fight that begins with one of its turns, from 1 (extra 10). */
export const toReplayTurn = (replayId: string, turn: number): Address =>
  `${PAGE.KOMBAT_REPLAY.path}?id=${replayId}&turn=${turn}`

/** Result of a fight. */
export const toResult = (replayId: string): Address => `${PAGE.KOMBAT_RESULT.path}?fight=${replayId}`

/** Challenge link of a player (row 96). */
export const toChallenge = (userId: string): Address => `${PAGE.FRIENDLY_KOMBAT.path}?id=${userId}`

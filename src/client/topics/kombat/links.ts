import { type Address, PAGE } from '#client/game/page-paths.ts'

/** `verify` opens the replay's verification (row 97). */
export const toReplay = (replayId: string, verify = false): Address =>
  `${PAGE.KOMBAT_REPLAY.path}?id=${replayId}${verify ? '&verify=1' : ''}`

export const toReplayTurn = (replayId: string, turn: number): Address =>
  `${PAGE.KOMBAT_REPLAY.path}?id=${replayId}&turn=${turn}`

export const toResult = (replayId: string): Address => `${PAGE.KOMBAT_RESULT.path}?fight=${replayId}`

export const toChallenge = (userId: string): Address => `${PAGE.FRIENDLY_KOMBAT.path}?id=${userId}`

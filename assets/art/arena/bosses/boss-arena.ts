import type { BossArenaLayerName, BossName } from '#assets/manifest/creatures.ts'
import { CALDERA } from './caldera.ts'
import { CITADEL } from './citadel.ts'
import type { BossArena } from './ground.ts'
import { ICE_CAVE } from './ice-cave.ts'

const ARENAS: Readonly<Record<BossName, BossArena>> = {
  'fire-lord': CALDERA,
  mammoth: ICE_CAVE,
  'hollow-boss': CITADEL,
}

export const drawBossArenaLayer = (boss: BossName, layer: BossArenaLayerName): string => ARENAS[boss][layer]()

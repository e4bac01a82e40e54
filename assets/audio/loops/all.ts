import type { LoopName } from '#assets/manifest/sound-names.ts'
import type { Loop } from '../instruments/song.ts'
import { renderBattle } from './battle.ts'
import { renderBoss } from './boss.ts'
import { renderHunt } from './hunt.ts'
import { renderMap } from './map.ts'
import { renderMarket } from './market.ts'
import { renderMenu } from './menu.ts'
import { renderVictory } from './victory.ts'

export const LOOPS: Readonly<Record<LoopName, () => Loop>> = {
  menu: renderMenu,
  map: renderMap,
  market: renderMarket,
  hunt: renderHunt,
  battle: renderBattle,
  boss: renderBoss,
  victory: renderVictory,
}

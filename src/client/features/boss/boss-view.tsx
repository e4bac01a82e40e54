import { useQueryClient } from '@tanstack/react-query'
import type { BossPage } from '../../../contracts/wire.ts'
import { markStale } from '../../game/cache.ts'
import { BossStage } from './boss-stage.tsx'
import { PoolPanel } from './pool-panel.tsx'

/** A boss and all that a player does about it, from the boss's page of the server. */
export const BossView = ({ page }: { readonly page: BossPage }) => {
  const client = useQueryClient()
  return (
    <>
      <BossStage page={page} onEnd={() => markStale(client, ['boss.get', 'boss.active'])} />
      <PoolPanel page={page} />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { replayQuery } from '#client/topics/kombat/queries.ts'
import { beforeFight } from '../shared/before-fight.ts'
import { ResultDialog, type ResultDialogProps } from './result-dialog.tsx'

type BossResultProps = { readonly replayId: string } & Omit<ResultDialogProps, 'fight' | 'replay' | 'before'>

export const BossResult = ({ replayId, ...props }: BossResultProps) => {
  const replay = useQuery(replayQuery(replayId)).data
  const { rewards, used } = replay?.own ?? {}
  if (!replay?.boss || !rewards || !used) return null
  const fight = { replay_id: replayId, boss: replay.boss, rewards, used }
  return <ResultDialog fight={fight} replay={replay} before={beforeFight(replayId)} {...props} />
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LootList } from '#client/celebrations/loot-list.tsx'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { CollectedCelebration } from '#client/topics/inbox/shared/collected-celebration.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import type { InboxItem } from '#contracts/wire.ts'
import { type Prize, usePrizeContents } from './use-prize-contents.ts'

/** The prize can be claimed here or in the inbox (T5). */
const ClaimPrize = ({ id, isClaimed }: { readonly id: string; readonly isClaimed: boolean }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<InboxItem | null>(null)
  const mutation = useCallMutation('inbox.claim', {
    success: true,
    failure: t('tournamentResult.claimFailed'),
    onDone: ({ item }) => setOpened(item),
  })
  const isOver = isClaimed || mutation.isDone
  return (
    <>
      <Button
        variant="claim"
        size="large"
        fullWidth
        disabled={isOver}
        pending={mutation.isPending}
        onClick={() => mutation.send({ params: { id } })}
      >
        {t(isOver ? 'tournamentResult.claimed' : 'tournamentResult.claim')}
      </Button>
      {opened && <CollectedCelebration items={[opened]} onClose={() => setOpened(null)} />}
    </>
  )
}

export interface PrizePanelProps {
  readonly prize: Prize
  readonly wins: number
  /** True if the bracket had fewer than sixteen people (R26). */
  readonly isHalf: boolean
  readonly inbox: { readonly id: string; readonly claimed: boolean } | null
}

export const PrizePanel = ({ inbox, isHalf, prize, wins }: PrizePanelProps) => {
  const { t } = useTranslation()
  const contentsOf = usePrizeContents()
  return (
    <Panel as="section" tone="gold" className="column gap-12" aria-labelledby="tournament-prize">
      <h2 id="tournament-prize" className="size-18 text-center">
        {t('tournamentResult.prize')}
      </h2>
      <LootList loot={contentsOf(prize)} label={t('tournamentResult.prize')} />
      {wins === 0 && <p className="soft size-14 text-center balance">{t('tournamentResult.noWin')}</p>}
      {isHalf && <p className="soft size-14 text-center balance">{t('tournamentResult.half')}</p>}
      {inbox && <ClaimPrize id={inbox.id} isClaimed={inbox.claimed} />}
    </Panel>
  )
}

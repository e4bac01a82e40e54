import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { toInventory } from '#client/topics/items/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { OwnedStone } from '#contracts/wire.ts'
import { MERGED_STONES, mergedStone } from '#rules/stones/stone-merge.ts'
import { stonesQuery } from '../queries.ts'
import { Altar } from './altar.tsx'
import { type Chosen, chosenOf, inPickOrder, looseOf, stackToFill } from './chosen-stones.ts'
import { MergeCelebrationView } from './merge-celebration-view.tsx'
import { StoneList } from './stone-list.tsx'
import styles from './stone-upgrade-screen.module.css'
import { useMerge } from './use-merge.ts'

const Workshop = ({ stones, linked }: { readonly stones: readonly OwnedStone[]; readonly linked: string | null }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [wanted, setWanted] = useState<Chosen | null>(linked === null ? null : { id: linked, count: MERGED_STONES })
  const { celebration, start, end, say } = useMerge(() => setWanted(null))
  const chosen = chosenOf(stones, wanted)
  const count = chosen?.count ?? 0
  const isFull = count === MERGED_STONES

  const refuse = (text: 'maxLevel' | 'needed'): void => {
    toast.refuse(t(`stones.${text}`))
  }
  const put = (id: string, next: number): void => {
    haptic('selection')
    sound.play('count', { rate: 0.9 + next * 0.12 })
    setWanted({ id, count: next })
  }
  const pick = (stone: OwnedStone): void => {
    if (mergedStone(stone) === null) refuse('maxLevel')
    else if (isFull || looseOf(stone) === count) haptic('warning')
    else put(stone.id, count + 1)
  }
  const fill = (): void => {
    const stack = stackToFill(stones, chosen?.stone ?? null)
    if (stack === null) refuse('needed')
    else put(stack.id, MERGED_STONES)
  }
  const remove = (): void => {
    haptic('selection')
    setWanted(chosen && { id: chosen.stone.id, count: count - 1 })
  }
  const merge = (): void => {
    if (chosen && isFull) start(chosen.stone)
    else refuse('needed')
  }
  return (
    <>
      <Altar
        stone={chosen?.stone ?? null}
        count={count}
        hint={t(stones.length === 0 ? 'stones.emptyText' : 'stones.pickFirst')}
        onRemove={remove}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={fill}>
          {t('stones.fill')}
        </Button>
        <Button variant={isFull ? 'primary' : 'quiet'} onClick={merge}>
          {t('stones.merge')}
        </Button>
      </div>
      {stones.length === 0 ? (
        <EmptyState picture="empty" size="compact" title={t('stones.empty')}>
          <Button icon="fight" onClick={() => navigate(PAGE.KOMBAT_PREP.path)}>
            {t('stones.toFight')}
          </Button>
        </EmptyState>
      ) : (
        <StoneList
          stones={inPickOrder(stones, chosen?.stone ?? null)}
          leftOf={(stone) => looseOf(stone) - (stone.id === chosen?.stone.id ? count : 0)}
          chosen={chosen?.stone ?? null}
          onPick={pick}
        />
      )}
      {celebration && (
        <MergeCelebrationView
          celebration={celebration}
          onRevealed={say}
          onClose={end}
          onInventory={() => navigate(toInventory('pet'))}
        />
      )}
    </>
  )
}

export const StoneUpgradeScreen = () => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const goBack = useGoBack(PAGE.UPGRADE_STONE.back)
  const query = useQuery({ ...stonesQuery, staleTime: 0 })
  return (
    <Screen title={t('stones.title')} hue="violet" onBack={goBack}>
      <div className={styles.content}>
        <p className="soft text-center balance leading-130">{t('stones.hint')}</p>
        {query.data ? (
          <Workshop stones={query.data} linked={search.get('stone')} />
        ) : (
          <Pending queries={[query]} failed={t('stones.failed')} loading={t('stones.loading')}>
            <Skeleton height={250} />
            <Skeleton height={52} />
            <SkeletonItems count={8} size={72} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}

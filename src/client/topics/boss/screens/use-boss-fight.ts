import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { randomUuid } from '#client/api/random-uuid.ts'
import { keyOfMove } from '#client/game/idempotency-keys.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { originOf } from '#client/game/origin.ts'
import { useMove } from '#client/game/use-move.ts'
import { saveCommitment } from '#client/topics/kombat/shelf/commitments.ts'
import type { BossPage } from '#contracts/wire.ts'
import type { BossItem } from '#rules/boss/boss.ts'
import { toBossBattle } from '../links.ts'
import { saveBeforeFight } from '../shelf/before-fight.ts'

interface Asked {
  readonly page: BossPage
  readonly idempotencyKey: string
}

export const useBossFight = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const asked = useRef<Asked | null>(null)
  const move = useMove('boss.fight', {
    onDone: (answer) => {
      if (asked.current === null) return
      const { page, idempotencyKey } = asked.current
      if (page.commitment !== null) saveCommitment(answer.replay_id, { commitment: page.commitment, idempotencyKey })
      saveBeforeFight(answer.replay_id, page)
      navigate(toBossBattle(answer.replay_id), { replace: true, state: originOf(state) })
    },
    failure: t('boss.fightFailed'),
  })
  return {
    isPending: move.isPending,
    start: (page: BossPage, items: readonly BossItem[]): void => {
      const commitment = page.commitment === null ? {} : { commitment: page.commitment }
      const input = { params: { slug: page.boss.slug }, body: { items: [...items], ...commitment } }
      // The same key that the move sends: the fight is proven with it.
      const idempotencyKey = keyOfMove('boss.fight', input, randomUuid)
      if (move.send(input)) asked.current = { page, idempotencyKey }
    },
  }
}

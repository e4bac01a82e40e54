import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { idempotencyKeyOf } from '#client/game/idempotency-keys.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { originOf } from '#client/game/origin.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { saveCommitment } from '#client/topics/kombat/shared/commitments.ts'
import type { BossPage } from '#contracts/wire.ts'
import type { BossItem } from '#rules/boss/boss.ts'
import { toBossBattle } from '../links.ts'
import { saveBeforeFight } from '../shared/before-fight.ts'

interface Asked {
  readonly page: BossPage
  readonly idempotencyKey: string
}

export const useBossFight = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const asked = useRef<Asked | null>(null)
  const mutation = useCallMutation('boss.fight', {
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
    isPending: mutation.isPending,
    start: (page: BossPage, items: readonly BossItem[]): void => {
      const commitment = page.commitment === null ? {} : { commitment: page.commitment }
      const input = { params: { slug: page.boss.slug }, body: { items: [...items], ...commitment } }
      // The key that the mutation will send, because the fight is verified with it.
      const idempotencyKey = idempotencyKeyOf('boss.fight', input)
      if (mutation.send(input)) asked.current = { page, idempotencyKey }
    },
  }
}

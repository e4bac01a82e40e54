import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '#client/topics/home/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { formatDate } from '#client/ui/format/format.ts'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import type { Luck } from '#contracts/wire.ts'
import styles from './chain-panel.module.css'
import { RevealedSeed } from './revealed-seed.tsx'
import { rememberCommitment } from './shown-commitments.ts'
import { TurnDialog } from './turn-dialog.tsx'
import { useTurnOver } from './use-turn-over.ts'

export const ChainPanel = ({ chain }: Pick<Luck, 'chain'>) => {
  const { t } = useTranslation()
  const id = useId()
  const [isAsking, setAsking] = useState(false)
  const { revealed, turnOver, isPending } = useTurnOver(() => setAsking(false))
  const account = useQuery(profileQuery).data?.created_at
  useEffect(() => {
    if (account !== undefined) rememberCommitment(chain, account)
  }, [chain, account])
  const used = chain.next_number - chain.first_number
  return (
    <>
      {revealed && <RevealedSeed revealed={revealed} />}
      <Panel as="section" aria-labelledby={id} className="grid gap-10">
        <h2 id={id} className="size-18">
          {t('luck.chain')}
        </h2>
        <p className="soft size-15">{t('luck.chainText')}</p>
        <dl>
          <CopyValue name={t('luck.hash')} value={chain.server_seed_hash} />
          <CopyValue name={t('luck.clientSeed')} value={chain.client_seed} />
          <CopyValue name={t('luck.nextHash')} value={chain.next_server_seed_hash} />
        </dl>
        <p className={styles.facts}>
          <span>
            {t('luck.next')}: <strong>{t('luck.number', { number: chain.next_number })}</strong>
          </span>
          <span>{t('luck.used', { count: used })}</span>
          <span>{t('luck.since', { date: formatDate(Date.parse(chain.begun_at)) })}</span>
        </p>
        <Button fullWidth onClick={() => setAsking(true)}>
          {t('luck.turn')}
        </Button>
      </Panel>
      <TurnDialog
        key={chain.no}
        open={isAsking}
        clientSeed={chain.client_seed}
        pending={isPending}
        onConfirm={turnOver}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

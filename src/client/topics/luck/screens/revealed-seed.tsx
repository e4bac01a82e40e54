import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Sign } from '#client/ui/icons/sign.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { CopyValue } from '#client/ui/values/copy-value.tsx'
import styles from './revealed-seed.module.css'
import type { RevealedChain } from './use-turn-over.ts'
import { seedHashOf } from './verify-roll.ts'

export const RevealedSeed = ({ revealed }: { readonly revealed: RevealedChain }) => {
  const { t } = useTranslation()
  const id = useId()
  const { server_seed, server_seed_hash } = revealed
  const hash = useQuery({
    queryKey: ['luck-seed-hash', server_seed],
    queryFn: () => seedHashOf(server_seed, crypto.subtle),
    networkMode: 'always',
    retry: false,
  })
  const matches = hash.data === undefined ? null : hash.data === server_seed_hash
  return (
    <Panel as="section" tone="gold" aria-labelledby={id} className="grid gap-10">
      <h2 id={id} className="size-18">
        {t('luck.revealed')}
      </h2>
      <p>{t('luck.revealedText')}</p>
      <dl>
        <CopyValue name={t('luck.secret')} value={server_seed} />
        <CopyValue name={t('luck.hash')} value={server_seed_hash} />
      </dl>
      {matches !== null && (
        <p className={styles.verdict} data-matches={matches} role="status">
          <Sign name={matches ? 'check' : 'cross'} /> {t(matches ? 'luck.matches' : 'luck.differs')}
        </p>
      )}
    </Panel>
  )
}

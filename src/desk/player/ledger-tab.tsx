import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { Select } from '#client/ui/controls/select.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { LEDGER_REASONS } from '#contracts/ledger-reasons.ts'
import type { ActDraft } from '../acts/act-draft.ts'
import { useLedger } from '../api/desk-queries.ts'
import { isLoss, movementText, sizeOf } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loading, Problem } from '../parts/loaded.tsx'
import { When } from '../parts/when.tsx'
import { GRANTABLE_ASSETS, useAssetName } from '../texts/asset-names.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './player.module.css'

type Entry = DeskData<'ledger'>['entries'][number]

export interface LedgerTabProps {
  readonly id: number
  readonly begin: ((draft: ActDraft) => void) | null
}

const useColumns = (begin: LedgerTabProps['begin']): readonly Column<Entry>[] => {
  const say = useSay()
  const nameOf = useNames()
  const assetName = useAssetName()
  const columns: readonly Column<Entry>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('ledgerTab.reason'), cell: ({ reason }) => nameOf('ledger.reason', reason) },
    { title: say('acts.field.asset'), cell: ({ asset }) => assetName(asset) },
    {
      title: say('acts.field.amount'),
      isNumber: true,
      cell: ({ amount }) => <span className={isLoss(amount) ? 'coral' : 'mint'}>{movementText(amount)}</span>,
    },
    { title: say('ledgerTab.ref'), cell: ({ ref }) => <bdi className={styles.ref}>{ref}</bdi> },
  ]
  if (begin === null) return columns
  const giveBack = ({ asset, amount }: Entry) =>
    isLoss(amount) && GRANTABLE_ASSETS.includes(asset) ? (
      <Button
        size="small"
        variant="secondary"
        aria-label={say('ledgerTab.giveBackOf', { amount: sizeOf(amount), asset: assetName(asset) })}
        onClick={() => begin({ kind: 'give', values: { asset, amount: sizeOf(amount) } })}
      >
        {say('ledgerTab.giveBack')}
      </Button>
    ) : null
  return [...columns, { title: say('acts.label'), cell: giveBack }]
}

const Entries = ({
  id,
  begin,
  asset,
  reason,
}: LedgerTabProps & { readonly asset: string; readonly reason: string }) => {
  const say = useSay()
  const columns = useColumns(begin)
  const chosen = LEDGER_REASONS.find((known) => known === reason)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLedger(id, {
    ...(asset !== '' && { asset }),
    ...(chosen && { reason: chosen }),
  })
  return (
    <>
      {data === undefined && error === null ? <Loading /> : null}
      {data === undefined ? null : (
        <DataTable
          label={say('tabs.ledger')}
          columns={columns}
          rows={data.pages.flatMap(({ entries }) => entries)}
          keyOf={(entry) => entry.id}
          empty={say('ledgerTab.empty')}
        />
      )}
      {error === null ? null : <Problem error={error} onRetry={() => void refetch()} />}
      {hasNextPage ? (
        <Button size="small" variant="quiet" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say('ledgerTab.older')}
        </Button>
      ) : null}
    </>
  )
}

/** `goods` is the server's name for all assets except TOK and STAR, so it includes `equipment`. */
const ASSET_GROUPS = ['tok', 'star', 'goods', 'equipment'] as const

export const LedgerTab = ({ id, begin }: LedgerTabProps) => {
  const say = useSay()
  const nameOf = useNames()
  const assetName = useAssetName()
  const [asset, setAsset] = useState('')
  const [reason, setReason] = useState('')
  return (
    <div className="grid gap-12">
      <div className={styles.filters}>
        <Select
          label={say('acts.field.asset')}
          value={asset}
          onChange={setAsset}
          choices={[
            { id: '', label: say('all') },
            ...ASSET_GROUPS.map((group) => ({
              id: group,
              label: group === 'goods' ? say('ledgerTab.goods') : assetName(group),
            })),
          ]}
        />
        <Select
          label={say('ledgerTab.reason')}
          value={reason}
          onChange={setReason}
          choices={[
            { id: '', label: say('all') },
            ...LEDGER_REASONS.map((known) => ({ id: known, label: nameOf('ledger.reason', known) })),
          ]}
        />
      </div>
      <Entries id={id} begin={begin} asset={asset} reason={reason} />
    </div>
  )
}

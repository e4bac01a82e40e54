import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { useDesk } from '../api/desk-queries.ts'
import { amountText, countText } from '../parts/amount-text.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { When } from '../parts/when.tsx'
import { useAssetName } from '../texts/asset-names.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'

type InboxItem = DeskData<'inbox'>['items'][number]

export const InboxTab = ({ id }: { readonly id: number }) => {
  const say = useSay()
  const nameOf = useNames()
  const assetName = useAssetName()
  const contentOf = ({ tok, star, materials }: InboxItem): string =>
    [
      ...(tok === '0' ? [] : [`${amountText(tok)} ${assetName('tok')}`]),
      ...(star === '0' ? [] : [`${amountText(star)} ${assetName('star')}`]),
      ...materials.map(({ slug, quantity }) => `${countText(quantity)} × ${assetName(slug)}`),
    ].join(', ')
  const columns: readonly Column<InboxItem>[] = [
    { title: say('when'), cell: ({ at }) => <When at={at} /> },
    { title: say('ledgerTab.reason'), cell: ({ reason }) => nameOf('ledger.reason', reason) },
    { title: say('inbox.content'), cell: contentOf },
    {
      title: say('inbox.claimed'),
      cell: ({ claimed_at }) => (claimed_at === null ? say('inbox.unclaimed') : <When at={claimed_at} />),
    },
  ]
  return (
    <Loaded query={useDesk('inbox', { params: { id } })}>
      {({ items }) => (
        <DataTable
          label={say('tabs.inbox')}
          columns={columns}
          rows={items}
          keyOf={(item) => item.id}
          empty={say('inbox.empty')}
        />
      )}
    </Loaded>
  )
}

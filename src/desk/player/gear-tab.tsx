import { Button } from '#client/ui/controls/button.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import type { ActDraft } from '../acts/act-draft.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { useNames, useSay } from '../texts/desk-texts.ts'
import styles from './player.module.css'

type Item = DeskData<'player'>['gear'][number]

export interface GearTabProps {
  readonly gear: readonly Item[]
  readonly begin: ((draft: ActDraft) => void) | null
}

export const GearTab = ({ gear, begin }: GearTabProps) => {
  const say = useSay()
  const nameOf = useNames()
  const stateOf = ({ status, locked, bound }: Item): string =>
    [nameOf('itemStatus', status), ...(locked ? [say('gear.locked')] : []), ...(bound ? [say('gear.bound')] : [])].join(
      ', ',
    )
  const columns: readonly Column<Item>[] = [
    { title: say('gear.item'), cell: ({ name }) => name },
    { title: say('acts.field.rarity'), cell: ({ rarity }) => nameOf('ui.rarity', rarity) },
    { title: say('gear.state'), cell: stateOf },
    {
      title: say('gear.lines'),
      cell: ({ lines }) => lines.map(({ type, value, level }) => `${type} ${value} (${level})`).join(' · '),
    },
    { title: say('gear.id'), cell: ({ id }) => <span className={styles.ref}>{id}</span> },
    ...(begin === null
      ? []
      : [
          {
            title: say('acts.label'),
            cell: ({ id, name }: Item) => (
              <Button
                size="small"
                variant="danger"
                aria-label={say('gear.takeOf', { name })}
                onClick={() => begin({ kind: 'take-item', values: { itemId: id } })}
              >
                {say('gear.take')}
              </Button>
            ),
          },
        ]),
  ]
  return (
    <DataTable
      label={say('tabs.gear')}
      columns={columns}
      rows={gear}
      keyOf={({ id }) => id}
      empty={say('gear.empty')}
    />
  )
}

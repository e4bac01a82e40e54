import { Button } from '#client/ui/controls/button.tsx'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import { type ActDraft, type ActKind, isDestructive } from '../acts/act-draft.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'

export interface PlayerActsProps {
  readonly player: DeskData<'player'>
  readonly begin: (draft: ActDraft) => void
}

/** Acts that this player's state allows, without those on one item or sale, which have buttons in their rows. */
const actsOf = ({ sanction, guild, pet_name, showcase_title, kind }: DeskData<'player'>): readonly ActKind[] => {
  if (kind === 'deleted') return []
  return [
    'give',
    'give-to-inbox',
    'take',
    'give-item',
    'refund',
    ...(sanction?.status === 'banned' ? [] : (['ban'] as const)),
    ...(sanction === null ? (['watch'] as const) : (['lift'] as const)),
    ...(pet_name === null ? [] : (['rename-pet'] as const)),
    ...(pet_name === null && showcase_title === null ? [] : (['remove-text'] as const)),
    ...(guild === null ? [] : (['rename-guild', 'remove-guild-text'] as const)),
  ]
}

export const PlayerActs = ({ player, begin }: PlayerActsProps) => {
  const say = useSay()
  const nameOf = useNames()
  const guild = player.guild?.slug ?? ''
  return (
    <fieldset className="flex wrap gap-8 bare" aria-label={say('acts.label')}>
      {actsOf(player).map((kind) => (
        <Button
          key={kind}
          size="small"
          variant={isDestructive(kind) ? 'danger' : 'secondary'}
          onClick={() => begin({ kind, values: { guild } })}
        >
          {nameOf('act', kind)}
        </Button>
      ))}
    </fieldset>
  )
}

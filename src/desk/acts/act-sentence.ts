import { isolated } from '#client/ui/format/isolated.ts'
import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { amountText } from '../parts/amount-text.ts'
import { useAssetName } from '../texts/asset-names.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'

export const useActSentence = (): ((act: DeskAct, shownName: string | null) => string) => {
  const say = useSay()
  const nameOf = useNames()
  const assetName = useAssetName()
  return (act, shownName) => {
    const who = isolated(shownName ?? ('player_id' in act ? String(act.player_id) : ''))
    switch (act.act) {
      case 'give':
      case 'give-to-inbox':
      case 'take':
        return say(`acts.sentence.${act.act}`, { who, amount: amountText(act.amount), asset: assetName(act.asset) })
      case 'give-item':
        return say('acts.sentence.give-item', {
          who,
          item: act.rarity === undefined ? act.slug : `${act.slug} (${nameOf('ui.rarity', act.rarity)})`,
        })
      case 'take-item':
        return say('acts.sentence.take-item', { who, item: act.item_id })
      case 'refund':
        return say('acts.sentence.refund', { who, charge: act.charge_id })
      case 'ban':
      case 'watch':
      case 'lift':
        return say(`acts.sentence.${act.act}`, { who })
      case 'rename-pet':
        return say('acts.sentence.rename-pet', { who, name: isolated(act.name) })
      case 'rename-guild':
        return say('acts.sentence.rename-guild', {
          guild: isolated(act.guild),
          changes: [act.name, act.tag, act.slug]
            .filter((part) => part !== undefined)
            .map(isolated)
            .join(', '),
        })
      case 'undo-sale':
        return say(act.money_only ? 'acts.sentence.undo-money' : 'acts.sentence.undo-sale', { listing: act.listing })
      case 'remove-text':
        return say('acts.sentence.remove-text', { who, text: nameOf('text', act.text) })
      case 'remove-guild-text':
        return say('acts.sentence.remove-guild-text', {
          guild: isolated(act.guild),
          text: nameOf('text', act.text),
        })
    }
  }
}

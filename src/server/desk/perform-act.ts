import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { grant, type Operator, pardon, sanction, sendReward, take } from '#server/admin/acts.ts'
import { formatAmount, parseAmount, parseAsset } from '#server/admin/amounts.ts'
import { removeGuildText, renameByOperator } from '#server/admin/guild.ts'
import { giveItem, parseItem, takeItem } from '#server/admin/items.ts'
import { undoTrade } from '#server/admin/market.ts'
import { refundStars } from '#server/admin/stars.ts'
import { removePetName, removeShowcaseTitle, renamePet } from '#server/admin/texts.ts'

type OfKind<K extends DeskAct['act']> = Extract<DeskAct, { readonly act: K }>

const assetActs = { give: grant, 'give-to-inbox': sendReward, take } as const

const moveAsset = async (
  operator: Operator,
  { act, player_id, asset: assetText, amount: amountText }: OfKind<keyof typeof assetActs>,
): Promise<string[]> => {
  const asset = parseAsset(assetText)
  const amount = parseAmount(asset, amountText)
  const inboxed = await assetActs[act](operator, player_id, { asset, amount })
  const did = act === 'take' ? 'taken from' : inboxed ? 'put into the inbox of' : 'given to'
  return [`${formatAmount(asset, amount)} ${asset} ${did} player ${player_id}.`]
}

const give = async (operator: Operator, { player_id, slug, rarity }: OfKind<'give-item'>): Promise<string[]> => {
  const item = parseItem(slug, rarity)
  const id = await giveItem(operator, player_id, item, false)
  return [`${item.name} (${item.rarity} ${item.type}) given to player ${player_id}: ${id}.`]
}

const rename = async (operator: Operator, { guild, name, tag, slug }: OfKind<'rename-guild'>): Promise<string[]> => {
  const names = {
    ...(name !== undefined && { name }),
    ...(tag !== undefined && { tag }),
    ...(slug !== undefined && { slug }),
  }
  return [await renameByOperator(operator, guild, names)]
}

/** Uses the functions of `hk admin`, each of which logs its act. @returns sentences in English @throws OperatorError */
export const performAct = async (operator: Operator, act: DeskAct): Promise<string[]> => {
  switch (act.act) {
    case 'give':
    case 'give-to-inbox':
    case 'take':
      return moveAsset(operator, act)
    case 'give-item':
      return give(operator, act)
    case 'take-item':
      return [`${await takeItem(operator, act.player_id, act.item_id)} taken from player ${act.player_id}.`]
    case 'refund':
      return [await refundStars(operator, act.player_id, act.charge_id)]
    case 'ban':
    case 'watch':
      await sanction(operator, act.player_id, act.act === 'ban' ? 'banned' : 'watched', act.appeal_url)
      return [`Player ${act.player_id} is ${act.act === 'ban' ? 'banned' : 'watched'}.`]
    case 'lift':
      await pardon(operator, act.player_id)
      return [`Player ${act.player_id} is in good standing again.`]
    case 'rename-pet':
      return [await renamePet(operator, act.player_id, act.name)]
    case 'rename-guild':
      return rename(operator, act)
    case 'undo-sale':
      return undoTrade(operator, act.listing, act.money_only)
    case 'remove-text':
      return [
        act.text === 'pet-name'
          ? await removePetName(operator, act.player_id)
          : await removeShowcaseTitle(operator, act.player_id),
      ]
    case 'remove-guild-text':
      return [await removeGuildText(operator, act.guild, act.text)]
  }
}

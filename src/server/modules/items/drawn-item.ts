import type { RolledItem } from '#rules/items/items.ts'
import type { LuckRollName, LuckRolls } from '#rules/luck/luck.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { drawLuck } from '#server/modules/luck/service.ts'
import type { NewItem } from './new-item.ts'

/** Draws an item with the player's luck (R46). The caller stores it. */
export const drawItem = async <N extends Extract<LuckRollName, 'prize-item' | 'weapon-box' | 'skin-craft'>>(
  scope: CallScope,
  playerId: number,
  name: N,
  odds: LuckRolls[N]['odds'],
  own: Pick<NewItem, 'bound' | 'boundUntilMs' | 'paidXtr'> = {},
): Promise<NewItem> => {
  const id = uuidV7(scope.entropy, scope.nowMs)
  const { item }: { readonly item: RolledItem } = await drawLuck(scope, playerId, name, odds, { itemId: id })
  return { ...item, id, ownerId: playerId, status: 'inventory', ...own, stats: [...item.stats] }
}

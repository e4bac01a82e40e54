import { namedItems } from '#server/art.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { Operator } from '../acts.ts'
import { giveItem, itemHistory, itemLines, parseItem, takeItem } from '../items.ts'
import { type ActFlags, type AddCommand, acting } from './add-command.ts'
import { playerIdOf, someone } from './find-player.ts'

const give = async (
  operator: Operator,
  { id, name }: { readonly id: number; readonly name: string },
  [slug, rarity]: readonly [string, string | undefined],
  isWorn: boolean,
): Promise<string[]> => {
  const item = parseItem(slug, rarity)
  const itemId = await giveItem(operator, id, item, isWorn)
  const sale = namedItems().get(slug)?.tradeable === false ? ', never to be sold,' : ''
  return [
    `${item.name} (${item.rarity} ${item.type})${sale} ${isWorn ? 'put on' : 'given to'} player ${name}: ${itemId}.`,
  ]
}

export const addItem: AddCommand = (parent, run) => {
  acting(parent.command('item <player> <slug> [rarity]'))
    .description('gives an item; "take <item id>" takes one away, "history [item id]" tells its life')
    .option('--worn', 'puts it on')
    .action((player: string, slug: string, detail: string | undefined, flags: ActFlags & { readonly worn?: boolean }) =>
      run(flags, async (operator) => {
        const { db } = operator
        const isWorn = flags.worn === true
        if (isWorn && (slug === 'take' || slug === 'history'))
          throw new OperatorError(`--worn is for an item that is given: leave it out of "item ${slug}".`)
        if (slug === 'history') {
          const id = await playerIdOf(db, player)
          return detail === undefined ? itemLines(db, id) : itemHistory(db, id, detail)
        }
        const whose = await someone(db, player)
        if (slug !== 'take') return give(operator, whose, [slug, detail], isWorn)
        if (detail === undefined) throw new OperatorError('Say the id of the item: item <player> take <item id>.')
        return [`${await takeItem(operator, whose.id, detail)} taken from player ${whose.name}.`]
      }),
    )
}

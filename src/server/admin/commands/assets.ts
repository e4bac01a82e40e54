import type { Operator } from '../acts.ts'
import { grant, sendReward, take } from '../acts.ts'
import { formatAmount, parseAmount, parseAsset } from '../amounts.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { someone } from './find-player.ts'

const moves = { grant, take, inbox: sendReward } as const

const moveAsset = async (
  operator: Operator,
  verb: keyof typeof moves,
  [asked, assetText, amountText]: readonly [string, string, string],
): Promise<string[]> => {
  const { id, name } = await someone(operator.db, asked)
  const asset = parseAsset(assetText)
  const amount = parseAmount(asset, amountText)
  const toInbox = (await moves[verb](operator, id, { asset, amount })) && verb !== 'take'
  const did = verb === 'take' ? 'taken from' : toInbox ? 'put into the inbox of' : 'given to'
  return [`${formatAmount(asset, amount)} ${asset} ${did} player ${name}.`]
}

const addMove =
  (verb: keyof typeof moves, description: string): AddCommand =>
  (parent, run) => {
    acting(subcommand(parent, `${verb} <player> <asset> <amount>`, description)).action(
      (player: string, asset: string, amount: string, flags: ActFlags) =>
        run(flags, (operator) => moveAsset(operator, verb, [player, asset, amount])),
    )
  }

export const addGrant = addMove('grant', 'gives; above the balance limit it goes to the inbox')
export const addTake = addMove('take', 'takes away, not more than there is')
export const addInbox = addMove('inbox', 'puts it into the inbox, to be taken by hand')

import { OperatorError } from '#server/operators/operator-error.ts'
import { removePetName, removeShowcaseTitle, renamePet } from '../texts.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { someone } from './find-player.ts'

export const addText: AddCommand = (parent, run) => {
  acting(subcommand(parent, 'text <player> <text>', 'takes down a text of a player: pet-name or showcase-title'))
    .option('--name <name>', 'pet-name: another name instead')
    .action((player: string, text: string, { name, ...flags }: ActFlags & { readonly name?: string }) =>
      run(flags, async (operator) => {
        const { id } = await someone(operator.db, player)
        if (text === 'pet-name')
          return [name === undefined ? await removePetName(operator, id) : await renamePet(operator, id, name)]
        if (name !== undefined) throw new OperatorError('--name is for pet-name alone.')
        if (text === 'showcase-title') return [await removeShowcaseTitle(operator, id)]
        throw new OperatorError(`A player has the texts pet-name and showcase-title, no "${text}".`)
      }),
    )
}

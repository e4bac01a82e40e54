import { setRank } from '../rank.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { someone } from './find-player.ts'

export const addRank: AddCommand = (parent, run) => {
  acting(subcommand(parent, 'rank <player> <points>', 'sets the rank points')).action(
    (player: string, points: string, flags: ActFlags) =>
      run(flags, async (operator) => {
        const { id, name } = await someone(operator.db, player)
        return [`Player ${name} has ${points} rank points: ${await setRank(operator, id, points)}.`]
      }),
  )
}

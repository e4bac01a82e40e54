import { OperatorError } from '#server/operators/operator-error.ts'
import { pardon, sanction } from '../acts.ts'
import { type ActFlags, type AddCommand, acting, subcommand } from './add-command.ts'
import { someone } from './find-player.ts'

const webAddress = (text: string | undefined): string | null => {
  if (text === undefined) return null
  if (/^https:\/\/\S+$/.test(text)) return text
  throw new OperatorError(`"${text}" is no address: --appeal takes one like https://t.me/support.`)
}

const addSanction =
  (verb: 'ban' | 'watch', status: 'banned' | 'watched', description: string): AddCommand =>
  (parent, run) => {
    acting(subcommand(parent, `${verb} <player>`, description))
      .option('--appeal <url>', 'where to appeal')
      .action((player: string, flags: ActFlags & { readonly appeal?: string }) =>
        run(flags, async (operator) => {
          const { id, name } = await someone(operator.db, player)
          await sanction(operator, id, status, webAddress(flags.appeal))
          return [`Player ${name} is ${status}.`]
        }),
      )
  }

export const addBan = addSanction('ban', 'banned', '403 from the next call on; the player reads why')
export const addWatch = addSanction('watch', 'watched', 'noted, and shown on the fair-play page')

export const addUnban: AddCommand = (parent, run) => {
  acting(subcommand(parent, 'unban <player>', 'lifts a ban or a watch')).action((player: string, flags: ActFlags) =>
    run(flags, async (operator) => {
      const { id, name } = await someone(operator.db, player)
      await pardon(operator, id)
      return [`Player ${name} is in good standing again.`]
    }),
  )
}

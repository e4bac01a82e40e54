import { OperatorError } from '#server/operators/operator-error.ts'
import { dissolveByOperator, guildLines, removeGuildText, renameByOperator } from '../guild.ts'
import { type ActFlags, type AddCommand, acting } from './add-command.ts'

interface GuildFlags extends ActFlags {
  readonly name?: string
  readonly tag?: string
  readonly slug?: string
}

export const addGuild: AddCommand = (parent, run) => {
  acting(parent.command('guild <slug> [verb]'))
    .description(
      'members, level and newest log of a guild; "rename", "no-description", "no-announcement" and "dissolve" change it, with --why',
    )
    .option('--name <name>', 'rename: another name')
    .option('--tag <tag>', 'rename: another tag')
    .option('--slug <slug>', 'rename: another slug')
    .action((guild: string, verb: string | undefined, { name, tag, slug, ...flags }: GuildFlags) =>
      run(flags, async (operator) => {
        const names = {
          ...(name !== undefined && { name }),
          ...(tag !== undefined && { tag }),
          ...(slug !== undefined && { slug }),
        }
        if (verb === 'rename') return [await renameByOperator(operator, guild, names)]
        if (Object.keys(names).length > 0) throw new OperatorError('--name, --tag and --slug are for "rename" alone.')
        if (verb === 'dissolve') return [await dissolveByOperator(operator, guild)]
        if (verb === 'no-description') return [await removeGuildText(operator, guild, 'description')]
        if (verb === 'no-announcement') return [await removeGuildText(operator, guild, 'announcement')]
        if (verb === undefined) return guildLines(operator, guild)
        throw new OperatorError(`A guild takes rename, no-description, no-announcement or dissolve, not "${verb}".`)
      }),
    )
}

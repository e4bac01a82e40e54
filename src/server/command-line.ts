import { type Command, CommanderError } from 'commander'
import { OperatorError } from './operator-error.ts'

/** Arguments and flags of a command, as a line of its usage shows them. */
export const argumentsOf = (command: Command): readonly string[] => [
  ...command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  ),
  ...command.options.map(({ flags }) => `[${flags}]`),
]

const everyCommand = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(everyCommand)]

/**
 * Parses a command line, and runs the action of the command that it names.
 * @param refused makes the sentence for what the library says of a line that it does not take
 * @returns what is to be printed, such as the help
 * @throws OperatorError with that sentence
 */
export const parseCommandLine = async (
  program: Command,
  args: readonly string[],
  refused: (problem: string) => string,
): Promise<readonly string[]> => {
  const printed: string[] = []
  for (const command of everyCommand(program))
    command.exitOverride().configureOutput({ writeOut: (text) => printed.push(text.trimEnd()), writeErr: () => {} })
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) {
      const problem = error.code === 'commander.help' ? 'Say which command.' : error.message.replace(/^error: /, '')
      throw new OperatorError(refused(problem))
    }
  }
  return printed
}

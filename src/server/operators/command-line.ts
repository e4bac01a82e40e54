import { type Command, CommanderError } from 'commander'
import { OperatorError } from './operator-error.ts'

export const argumentsOf = (command: Command): readonly string[] => [
  ...command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  ),
  ...command.options.map(({ flags }) => `[${flags}]`),
]

const everyCommand = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(everyCommand)]

/** @param refused makes our text of the parser's error @returns text to print @throws OperatorError */
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

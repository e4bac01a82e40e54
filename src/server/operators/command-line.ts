import { type Command, CommanderError } from 'commander'
import { UsageError } from './operator-error.ts'

export const argumentsOf = (command: Command): readonly string[] => [
  ...command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  ),
  ...command.options.map(({ flags }) => `[${flags}]`),
]

const everyCommand = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(everyCommand)]

const fullName = (command: Command): string =>
  command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`

const usageOf = (command: Command): string => {
  const words = command.commands.map((child) => child.name())
  return [fullName(command), ...(words.length > 0 ? [words.join('|')] : argumentsOf(command))].join(' ')
}

const inOneSentence = (command: Command, { code, message }: CommanderError): string => {
  const problem = code === 'commander.help' ? 'Say which command' : message.replace(/^error: /, '')
  const [first = '', ...rest] = problem.replace(/\.$/, '').replace('\n', ' ')
  return `${first.toUpperCase()}${rest.join('')}. Usage: ${usageOf(command)}`
}

/** @returns text to print @throws UsageError */
export const parseCommandLine = async (program: Command, args: readonly string[]): Promise<readonly string[]> => {
  const printed: string[] = []
  for (const command of everyCommand(program)) {
    command.configureOutput({ writeOut: (text) => printed.push(text.trimEnd()), writeErr: () => {} })
    command.exitOverride((error) => {
      throw error.exitCode === 0 ? error : new UsageError(inOneSentence(command, error))
    })
  }
  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
  }
  return printed
}

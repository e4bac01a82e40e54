import { Command } from 'commander'
import { argumentsOf, parseCommandLine } from '#server/operators/command-line.ts'
import { runCommand } from './launcher.ts'

export const commandLine = (name: string, description: string): Command =>
  new Command(`npm run ${name} --`).description(description)

const inOneSentence = (command: Command, problem: string): string => {
  const [first = '', ...rest] = problem.replace(/\.$/, '').replace('\n', ' ')
  const usage = [command.name(), ...argumentsOf(command)].join(' ').replace(/ --$/, '')
  return `${first.toUpperCase()}${rest.join('')}. Usage: ${usage}`
}

/** Wrong arguments are refused before a database is touched. */
export const runCommandLine = (command: Command): Promise<void> =>
  runCommand(async () => {
    const printed = await parseCommandLine(command, process.argv.slice(2), (problem) => inOneSentence(command, problem))
    for (const text of printed) console.log(text)
  })

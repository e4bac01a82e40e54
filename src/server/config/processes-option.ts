import { parseArgs } from 'node:util'
import { OperatorError } from '#server/operators/operator-error.ts'

const PROCESSES_MAX = 64

/** Returns 1 without the option. @throws OperatorError */
export const processesOf = (args: readonly string[]): number => {
  const refused = (problem: string): OperatorError =>
    new OperatorError(`--processes takes a whole number from 1 to ${PROCESSES_MAX}, ${problem}.`)
  let given: string
  try {
    given = parseArgs({ args: [...args], options: { processes: { type: 'string', default: '1' } } }).values.processes
  } catch {
    throw refused(`and there is no other option; given was "${args.join(' ')}"`)
  }
  const processes = /^\d{1,3}$/.test(given) ? Number(given) : 0
  if (processes < 1 || processes > PROCESSES_MAX) throw refused(`not "${given}"`)
  return processes
}

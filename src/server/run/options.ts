import { type ParseArgsConfig, parseArgs } from 'node:util'
import { OperatorError } from '#server/operators/operator-error.ts'

export const givenOptions = <const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}. Options: --${Object.keys(options).join(' --')}`)
  }
}

import { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'
import { FUNCTIONS } from './function-arguments.ts'

type FunctionName = keyof typeof FUNCTIONS

interface Values {
  readonly bigint: readonly [given: number | bigint, returned: bigint]
  readonly integer: readonly [given: number, returned: number]
  readonly boolean: readonly [given: boolean, returned: boolean]
  readonly text: readonly [given: string, returned: string]
  readonly uuid: readonly [given: string, returned: string]
  readonly timestamptz: readonly [given: Date, returned: Date]
  readonly jsonb: readonly [given: object, returned: unknown]
  readonly void: readonly [given: never, returned: never]
}

type Arguments<Types> = {
  readonly [Name in keyof Types]: Values[Types[Name] & keyof Values][0] | (Name extends 'p_player' ? never : null)
}

type Returned<Name extends FunctionName> = Values[(typeof FUNCTIONS)[Name]['returns']][1]

/**
 * The player is the first argument and no expression, so that a Citus cluster routes the call to that player's node.
 */
const statementOf = ([name, { arguments: types }]: readonly [string, { readonly arguments: object }]): [
  string,
  string,
] => {
  const given = Object.entries(types).map(([argument, type], index) => `${argument} => $${index + 1}::${type}`)
  return [name, `select ${name}(${given.join(', ')}) as returned`]
}
const STATEMENTS = Object.fromEntries(Object.entries(FUNCTIONS).map(statementOf)) as Record<FunctionName, string>

export const callFunction = async <Name extends FunctionName>(
  db: Db,
  name: Name,
  given: Arguments<(typeof FUNCTIONS)[Name]['arguments']>,
): Promise<Returned<Name> | null> => {
  const values = Object.entries(FUNCTIONS[name].arguments).map(([argument, type]) => {
    const value: unknown = given[argument as keyof typeof given]
    return type === 'jsonb' && value !== null ? JSON.stringify(value) : value
  })
  const { rows } = await db.executeQuery(CompiledQuery.raw(STATEMENTS[name], values))
  return (rows[0] as { readonly returned: Returned<Name> | null }).returned
}

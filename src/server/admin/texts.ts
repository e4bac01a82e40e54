import { namePetByOperator } from '#server/modules/kombat/pet-name.ts'
import { clearShowcaseTitle } from '#server/modules/showcase/operators.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'

/**
 * Costs the player nothing. The log keeps the old name until the account is deleted. @throws ApiError for a name
 * that the player could not choose either
 */
export const renamePet = async (operator: Operator, playerId: number, name: string): Promise<string> => {
  await act(operator, 'pet-rename', playerId, { name }, async (scope) =>
    scope.note({ was: await namePetByOperator(scope, playerId, name) }),
  )
  return `The pet of player ${playerId} is called ${name} now.`
}

/** The player may choose a new name free of charge. */
export const removePetName = async (operator: Operator, playerId: number): Promise<string> => {
  await act(operator, 'pet-name-remove', playerId, {}, async (scope) =>
    scope.note({ was: await namePetByOperator(scope, playerId, null) }),
  )
  return `The pet of player ${playerId} has no name now.`
}

export const removeShowcaseTitle = async (operator: Operator, playerId: number): Promise<string> => {
  await act(operator, 'showcase-title-remove', playerId, {}, async ({ db }) => {
    if (!(await clearShowcaseTitle(db, playerId))) throw new OperatorError('The showcase has no title.')
  })
  return `The showcase of player ${playerId} has no title now.`
}

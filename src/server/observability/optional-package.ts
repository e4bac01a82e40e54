import { OperatorError } from '#server/operators/operator-error.ts'

/**
 * Loads a package that operators install themselves, because it is larger than the whole release.
 * @param importPackage imports it by a name that the bundler does not know
 * @throws OperatorError that names the setting and the package
 */
export const optionalPackage = async <T>(
  setting: string,
  name: string,
  importPackage: () => Promise<T>,
): Promise<T> => {
  try {
    return await importPackage()
  } catch (cause) {
    const isMissing = (cause as { code?: string }).code === 'ERR_MODULE_NOT_FOUND'
    throw new OperatorError(
      isMissing
        ? `${setting} is set, but the package ${name} is not installed: install it beside the game with npm install ${name}, or remove ${setting}.`
        : `${setting} is set, but the package ${name} does not start: ${(cause as Error).message.split('\n')[0]}`,
      { cause },
    )
  }
}

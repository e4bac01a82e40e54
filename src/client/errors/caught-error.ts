import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'

export interface CaughtError {
  readonly kind: ClientErrorKind
  readonly error: unknown
}

import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'

export interface HeardError {
  readonly kind: ClientErrorKind
  readonly error: unknown
}

import { DESK_ERRORS, type DeskErrorBody, type DeskErrorCode } from '#contracts/desk/desk-errors.ts'

export class DeskError extends Error {
  override name = 'DeskError'

  constructor(
    readonly code: DeskErrorCode,
    readonly details: string | null = null,
  ) {
    super(DESK_ERRORS[code].message)
  }

  get status(): number {
    return DESK_ERRORS[this.code].status
  }

  toBody(): DeskErrorBody {
    return { error: { code: this.code, message: this.message, details: this.details } }
  }
}

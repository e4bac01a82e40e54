import type { DeskData } from '#contracts/desk/desk-wire.ts'

type Frame = DeskData<'cause'>['frames'][number]

/** Same format as the command `hk errors`. */
export const placeText = ({ file, line, column }: Frame): string => `${file}:${line}:${column}`

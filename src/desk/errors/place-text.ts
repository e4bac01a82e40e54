import type { DeskData } from '#contracts/desk/desk-wire.ts'

type Frame = DeskData<'cause'>['frames'][number]

/** As `hk errors` prints it. */
export const placeText = ({ file, line, column }: Frame): string => `${file}:${line}:${column}`

import { NANO_PER_TOK } from '#rules/units.ts'

export const nanoToTok = (nano: number): number => nano / NANO_PER_TOK

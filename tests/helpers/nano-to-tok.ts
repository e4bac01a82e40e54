import { NANO_PER_TOK } from '#rules/units.ts'

/** Nano → TOK, for expectations that read like the specification's tables. */
export const nanoToTok = (nano: number): number => nano / NANO_PER_TOK

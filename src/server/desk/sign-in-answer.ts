import type { DeskData } from '#contracts/desk/desk-wire.ts'
import type { DeskDeps, DeskOperator } from './desk-deps.ts'
import { IDLE_MINUTES } from './sign-in.ts'

export const meOf = ({ config }: DeskDeps, { name, role, expiresMs }: DeskOperator): DeskData<'me'> => ({
  name,
  role,
  expires_at: new Date(expiresMs).toISOString(),
  idle_minutes: IDLE_MINUTES,
  second_person_tok: config.deskSecondPersonTok,
})

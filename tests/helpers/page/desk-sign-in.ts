import { expect, type Page } from '@playwright/test'
import type { DeskRole } from '#contracts/desk/desk-calls.ts'
import { addOperator } from '#server/desk/operators.ts'
import { codeAt, fromBase32, stepAt } from '#server/desk/totp.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { onServersDatabase } from '../server/operator.ts'
import { serverNowMs } from '../server/tester.ts'

interface Account {
  readonly name: string
  readonly role: DeskRole
  readonly password: string
  readonly secret: Buffer
}

export const newColleague = async (name: string, role: DeskRole): Promise<Account> => {
  const lines = await onServersDatabase((server) =>
    addOperator({ ...server, entropy: systemEntropy, who: 'tester', why: 'a browser test' }, name, role),
  )
  const text = lines.join('\n')
  return {
    name,
    role,
    password: /Password: (\S+)/.exec(text)?.[1] ?? '',
    secret: fromBase32(/secret=(\w+)/.exec(text)?.[1] ?? ''),
  }
}

const SHOWN_ROLES = { read: 'reads', support: 'support', owner: 'owner' } as const satisfies Record<DeskRole, string>

/** Chromium treats localhost as secure, so it keeps the desk's cookie. */
export const signIn = async (desk: Page, { name, role, password, secret }: Account): Promise<void> => {
  await desk.goto(`http://localhost:${process.env.E2E_DESK_PORT}/`)
  await desk.getByLabel('Name').fill(name)
  await desk.getByLabel('Password').fill(password)
  await desk.getByLabel('Code').fill(codeAt(secret, stepAt(serverNowMs())))
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByText(`${name} · ${SHOWN_ROLES[role]}`)).toBeVisible()
}

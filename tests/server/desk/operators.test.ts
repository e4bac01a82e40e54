import { expect, it } from 'vitest'
import { addOperator, changeRole, operatorLines, removeOperator, resetOperator } from '#server/desk/operators.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const root = () => ({ ...server.scope(), entropy: systemEntropy, who: 'root', why: 'a change of staff' })

it('hk operators adds, changes, resets, removes and lists, and each change is a row of the log', async () => {
  expect(await operatorLines(server.db)).toEqual([expect.stringContaining('hk operators add <name>')])
  const added = (await addOperator(root(), 'olga', 'read')).join('\n')
  expect(added).toMatch(/^Password: [0-9a-f]{6}(-[0-9a-f]{6}){4}$/m)
  expect(added).toMatch(/^Authenticator: otpauth:\/\/totp\/House%20Kombat%20desk%3Aolga\?secret=[A-Z2-7]{32}&/m)
  await changeRole(root(), 'olga', 'support')
  expect(await operatorLines(server.db)).toEqual([expect.stringMatching(/^olga {2}support {2}since .* not signed in$/)])
  await resetOperator(root(), 'olga')
  await removeOperator(root(), 'olga')
  expect(await operatorLines(server.db)).toEqual([expect.stringMatching(/removed 20/)])
  await addOperator(root(), 'olga', 'owner')
  const rows = await server.db.selectFrom('admin_log').selectAll().orderBy('id').execute()
  expect(rows.map(({ act, who }) => `${who} ${act}`).sort()).toEqual([
    'root desk-operator-add',
    'root desk-operator-add',
    'root desk-operator-remove',
    'root desk-operator-reset',
    'root desk-operator-role',
  ])
  const kept = JSON.stringify([rows, await server.db.selectFrom('desk_operators').select('password').execute()])
  expect(kept).not.toContain(/Password: (\S+)/.exec(added)?.[1])
})

it('hk operators refuses an impossible change in a sentence', async () => {
  await addOperator(root(), 'petra', 'read')
  await expect(addOperator(root(), 'petra', 'read')).rejects.toThrow('There is an operator petra already.')
  await expect(addOperator(root(), 'Petra!', 'read')).rejects.toThrow('"Petra!" is no name')
  await expect(addOperator(root(), 'nina', 'king')).rejects.toThrow('There is no role "king": read, support, owner.')
  await expect(changeRole(root(), 'nina', 'read')).rejects.toThrow('There is no operator nina.')
  await expect(removeOperator(root(), 'nina')).rejects.toThrow('There is no operator nina.')
  await expect(resetOperator(root(), 'nina')).rejects.toThrow('There is no operator nina.')
})

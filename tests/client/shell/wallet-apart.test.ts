import { describe, expect, it } from 'vitest'
import type { BudgetChunk } from '../../../src/build/first-screen-budget.ts'
import { walletLibraryProblems } from '../../../src/build/wallet-apart.ts'

const DOOR = '/game/src/client/topics/wallet/shelf/ton-connect.ts'
const SDK = '/game/node_modules/@tonconnect/sdk/lib/esm/index.mjs'
const NACL = '/game/node_modules/tweetnacl/nacl-fast.js'

const chunk = (fileName: string, changes: Partial<BudgetChunk> = {}): BudgetChunk => ({
  fileName,
  facadeModuleId: null,
  imports: [],
  moduleIds: [],
  code: '',
  ...changes,
})

describe('the library that talks to wallets (T34)', () => {
  it('may lie with the module that opens it, or in a file that this one loads', () => {
    const together = chunk('wallet.js', { facadeModuleId: DOOR, moduleIds: [DOOR, SDK, NACL], imports: ['parts.js'] })
    expect(walletLibraryProblems([together, chunk('parts.js')])).toEqual([])
    const door = chunk('door.js', { facadeModuleId: DOOR, moduleIds: [DOOR], imports: ['sdk.js'] })
    expect(walletLibraryProblems([door, chunk('sdk.js', { moduleIds: [SDK, NACL] })])).toEqual([])
  })

  it('lies with nothing that others load', () => {
    const mixed = chunk('parts.js', { moduleIds: [NACL, '/game/src/client/ui/controls/button.tsx'] })
    expect(walletLibraryProblems([mixed])).toEqual([
      'parts.js holds the library of wallets and /game/src/client/ui/controls/button.tsx, which others load',
    ])
  })

  it('is loaded by nothing but the module that opens it', () => {
    const door = chunk('wallet.js', { facadeModuleId: DOOR, moduleIds: [DOOR, SDK] })
    const page = chunk('page.js', { imports: ['wallet.js'] })
    expect(walletLibraryProblems([door, page])).toEqual([
      'page.js loads the library of wallets, which only who links one needs',
    ])
  })
})

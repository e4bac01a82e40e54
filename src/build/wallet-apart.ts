import type { Plugin } from 'vite'
import type { BudgetChunk } from './first-screen-budget.ts'

/** The library that talks to wallets, and what it brings along. */
const LIBRARY = /node_modules\/(?:@tonconnect|tweetnacl|tweetnacl-util)\//
/** The one module of ours that it comes with, on demand. */
const DOOR = /src\/client\/topics\/wallet\/shelf\/ton-connect\.ts$/
const ITS_OWN = /src\/client\/topics\/wallet\//
/** Of no file: the bundler's own. */
const VIRTUAL = /^(?:\0|__vite)/

const foreignIn = ({ fileName, moduleIds }: BudgetChunk): string[] =>
  moduleIds
    .filter((id) => !LIBRARY.test(id) && !ITS_OWN.test(id) && !VIRTUAL.test(id))
    .map((id) => `${fileName} holds the library of wallets and ${id}, which others load`)

/**
 * Problems of where the library of wallets lies: it has a file of its own, which nothing loads but who links a wallet. Empty when there are
 * none.
 */
export const walletLibraryProblems = (chunks: readonly BudgetChunk[]): string[] =>
  chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => LIBRARY.test(id)))
    .flatMap((chunk) => {
      const loaders = chunks.filter(({ imports, facadeModuleId }) => {
        return imports.includes(chunk.fileName) && !DOOR.test(facadeModuleId ?? '')
      })
      return [
        ...foreignIn(chunk),
        ...loaders.map(({ fileName }) => `${fileName} loads the library of wallets, which only who links one needs`),
      ]
    })

/** Fails the production build when the library of wallets loads with anything else (T34). */
export const walletApart = (): Plugin => ({
  name: 'house-kombat-wallet-apart',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      if (this.environment.name !== 'client') return
      const problems = walletLibraryProblems(
        Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : [])),
      )
      if (problems.length > 0) this.error(problems.join('\n'))
    },
  },
})

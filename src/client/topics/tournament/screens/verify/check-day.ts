import type { CallData } from '#contracts/schemas.ts'
import type { SimulateFight } from '#rules/kombat/fight-versions.ts'
import { type Pool, poolsOf } from '#rules/tournament/draw.ts'
import type { Sha256 } from '#rules/tournament/published-texts.ts'
import { sumOfVerdicts, type Verdict } from '#rules/tournament/verdict.ts'
import { verifyDay } from '#rules/tournament/verify-day.ts'
import { verifyPool } from '#rules/tournament/verify-pool.ts'
import { type BracketsPage, publishedBracket, publishedDay } from './published.ts'

/** Which pools were verified. `strongest`: only the strongest pool, because the player was in none. */
export type Scope = 'own' | 'bracket' | 'strongest' | 'day'

export interface CheckPorts {
  readonly pageOf: (page: number) => Promise<BracketsPage>
  readonly bracketOf: (no: number) => Promise<CallData<'tournament.bracket'>>
  /** Null on an insecure page. */
  readonly sha256: Sha256 | null
  /** Simulates fights of a rules version. Null if this build lacks it. */
  readonly simulationOf: (rulesVersion: string) => SimulateFight | null
  /** Awaited after each bracket. Throws if the check is stopped. */
  readonly onProgress: (done: number, total: number) => Promise<void>
}

export type CheckOutcome =
  | { readonly is: 'told'; readonly scope: Scope; readonly verdict: Verdict; readonly brackets: number }
  | { readonly is: 'unpublished' | 'no-crypto' }
  | { readonly is: 'rules'; readonly version: string }

const allPages = async ({ pageOf }: CheckPorts): Promise<readonly BracketsPage[]> => {
  const pages = [await pageOf(1)]
  const [{ page_size: size, total }] = pages as [BracketsPage]
  for (let page = 2; (page - 1) * size < total; page++) pages.push(await pageOf(page))
  return pages
}

const poolOf = (pools: readonly Pool[], no: number): Pool | undefined =>
  pools.find(({ firstSlice, slices }) => no > firstSlice && no <= firstSlice + slices)

const chosenPools = (
  pools: readonly Pool[],
  pages: readonly BracketsPage[],
  wanted: { readonly bracket: number | null; readonly isWhole: boolean },
): readonly [Scope, readonly Pool[]] => {
  if (wanted.isWhole) return ['day', pools]
  const asked = wanted.bracket === null ? undefined : poolOf(pools, wanted.bracket)
  if (asked) return ['bracket', [asked]]
  const own = pages.flatMap(({ items }) => items.flatMap(({ is_own: isOwn, no }) => (isOwn ? [poolOf(pools, no)] : [])))
  const known = [...new Set(own.filter((pool) => pool !== undefined))]
  return known.length > 0 ? ['own', known] : ['strongest', pools.slice(-1)]
}

/**
 * Verifies the published data and the chosen pools with all fights (R26). `wanted` is the whole day or the pool of a
 * bracket; with neither, the pools of the player's brackets, else the strongest. Rethrows errors of `ports`.
 */
export const checkDay = async (
  wanted: { readonly bracket: number | null; readonly isWhole: boolean },
  ports: CheckPorts,
): Promise<CheckOutcome> => {
  const pages = await allPages(ports)
  const day = publishedDay(pages)
  const version = pages[0]?.proof.rules_version ?? null
  if (day === null || version === null) return { is: 'unpublished' }
  const { sha256 } = ports
  if (sha256 === null) return { is: 'no-crypto' }
  const simulate = ports.simulationOf(version)
  if (simulate === null) return { is: 'rules', version }

  const verdicts = [await verifyDay(day, { sha256 })]
  const [scope, pools] = chosenPools(poolsOf(day.slices), pages, wanted)
  const total = pools.reduce((sum, { slices }) => sum + slices, 0)
  let done = 0
  for (const { firstSlice, no: poolNo, slices } of pools) {
    const brackets = []
    for (let no = firstSlice + 1; no <= firstSlice + slices; no++) {
      brackets.push(publishedBracket(await ports.bracketOf(no)))
      await ports.onProgress(++done, total)
    }
    verdicts.push(
      await verifyPool(day, poolNo, brackets, { sha256, simulate, onBracket: () => ports.onProgress(done, total) }),
    )
  }
  return { is: 'told', scope, verdict: sumOfVerdicts(verdicts), brackets: day.slices.length }
}

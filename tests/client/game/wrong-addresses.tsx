import type { LoopName } from '#assets/manifest/sound-names.ts'
import type { GateDecision } from '#client/app/gate-decision.ts'
import { PageLink } from '#client/app/page-link.tsx'
import type { PageRoute } from '#client/app/page-route.ts'
import { TabBadge } from '#client/app/tab-badge.tsx'
import { type AppNavigate, Redirect } from '#client/game/navigation.tsx'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { Guide } from '#client/guide/guide.tsx'
import { guideTarget } from '#client/guide/guide-steps.ts'
import { toReplay, toResult } from '#client/topics/kombat/links.ts'

/**
 * Lines that must not compile. The type check fails at a directive without an error, so each line is a check. The
 * function is never called.
 */
export const wrongAddresses = (navigate: AppNavigate, id: string) => {
  // @ts-expect-error a literal that leads nowhere
  navigate('/kombat_pre')
  // @ts-expect-error a template must begin with the path of a page
  navigate(`/kombat-reply?id=${id}`)
  const HISTRY = '/histry'
  // @ts-expect-error a constant
  navigate(HISTRY)
  // @ts-expect-error any text
  navigate(id)
  // @ts-expect-error a back target
  const back: Record<'pvp', Address> = { pvp: '/hom' }
  // @ts-expect-error music by path
  const music: { readonly [P in (typeof PAGE)['KOMBAT']['path']]?: LoopName } = { '/kombt': 'battle' }
  // @ts-expect-error a gate's redirect
  const gate: GateDecision = { kind: 'go', to: '/v2/onbord' }
  // @ts-expect-error a page must be one of the table
  const page = PAGE.KOMBAT_PREPARATION
  // @ts-expect-error a row of pages must stand at the paths of pages
  const row: Pick<PageRoute, 'paths'> = { paths: ['/leaderbord'] }
  // @ts-expect-error a start parameter's id is text, and a number is no replay
  toReplay(7)
  // @ts-expect-error a builder without its argument
  toResult()
  // @ts-expect-error a tip of no such name
  guideTarget('prep.fite')
  return [
    back,
    music,

    gate,
    page,
    row,
    // @ts-expect-error a link's `to`
    <PageLink key="1" to="/earm" />,
    // @ts-expect-error a redirect
    <Redirect key="2" to="/eror" />,
    // @ts-expect-error a badge
    <TabBadge key="3" tab="earm" />,
    // @ts-expect-error a guide's place
    <Guide key="4" place="preparation" />,
  ]
}

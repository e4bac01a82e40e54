import type { CallData } from '../../../contracts/schemas.ts'
import type { CallContext } from '../../call-handler.ts'
import { checkedAnswer } from '../../checked-answer.ts'
import { tokView } from '../../db/ledger.ts'
import { readPlayerWith } from '../../db/player-read.ts'
import { type PartReaders, type PlayerView, partsOf } from '../../db/player-view.ts'
import { Refusal } from '../../refusal.ts'
import { assertAdmitted, isBanned, type Standing } from '../../standing.ts'
import { boostSourcesView } from '../boosts/service.ts'
import { latestNewsView } from '../channel/service.ts'
import { dailyView } from '../check-in/service.ts'
import { ownGuildView } from '../guild/service.ts'
import { currentHuntView, milestonesView } from '../hunt/service.ts'
import { inboxView } from '../inbox/service.ts'
import { awayView, energyView, kombatProfileView } from '../kombat/service.ts'
import { wishesView } from '../market/service.ts'
import { boostsView, lastClaimView, profileView } from '../players/service.ts'
import { preferencesView } from '../preferences/service.ts'
import { seasonBy, seasonCalendar, seasonOnTheWire } from '../season/service.ts'
import { settingsOnTheWire } from '../settings/service.ts'
import { tasksView } from '../tasks/service.ts'
import { missionsView } from '../upgrades/service.ts'

type Home = CallData<'users.home'>
type HomeCall = keyof Home
type ViewContext = Pick<CallContext<'users.home'>, 'nowMs' | 'config'>

const VIEWS = {
  'guild.me': ownGuildView,
  'users.me': profileView,
  'combats.me': kombatProfileView,
  'users.balance': tokView,
  'users.lastClaim': lastClaimView,
  'users.boosts': boostsView,
  'combats.energy': energyView,
  'combats.away': awayView,
  'daily.get': dailyView,
  'hunting.current': currentHuntView,
  'hunting.milestones': milestonesView,
  'upgrades.missions': missionsView,
  'tasks.list': tasksView,
  'inbox.list': inboxView,
  'market.wishes': wishesView,
  'users.boostSources': boostSourcesView,
  'channel.latestNews': latestNewsView,
  'users.preferences': preferencesView,
} as const satisfies { readonly [N in HomeCall]?: PlayerView<CallData<N>, ViewContext> }

const READS: PartReaders = Object.assign({}, ...Object.values(VIEWS).map(({ reads }) => reads))

/** Every part of one opening: the answers of their own calls, from one statement. */
export const homeOf = async ({ db, nowMs, config, identity, log }: CallContext<'users.home'>): Promise<Home> => {
  const { userId } = identity
  const read = await readPlayerWith(db, userId, {
    ...partsOf(READS, userId, nowMs),
    is_banned: isBanned(userId),
    calendar: seasonCalendar,
  })
  const season = await seasonBy(db, read?.calendar ?? null, nowMs)
  const standing: Standing = {
    is_deleted: read ? read.deleted_at !== null : null,
    is_banned: read?.is_banned ?? false,
  }

  const partOf = (call: HomeCall, show: () => unknown): object => {
    try {
      assertAdmitted(call, standing)
      return { status: 200, data: checkedAnswer(call, show()) }
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error, part: call }, 'a part of home failed')
      const refusal = error instanceof Refusal ? error : new Refusal('internal')
      return { status: refusal.status, error: refusal.toBody() }
    }
  }
  const ofPlayer = Object.entries(VIEWS).map(([call, { show }]) => {
    // Who is no player has no guild, which is null (T30); the other parts then refuse.
    const shown = () => (read ? show(read, { nowMs, config }) : call === 'guild.me' ? null : undefined)
    return [call, partOf(call as HomeCall, shown)]
  })
  return {
    'settings.get': partOf('settings.get', () => settingsOnTheWire(config)),
    'season.get': partOf('season.get', () => seasonOnTheWire(season)),
    ...Object.fromEntries(ofPlayer),
  }
}

import type { CallData } from '../../../contracts/schemas.ts'
import { answerText } from '../../answer-text.ts'
import { AnswerText, type CallContext } from '../../call-handler.ts'
import type { ServerConfig } from '../../config.ts'
import { tokView } from '../../db/ledger.ts'
import { playerStatement } from '../../db/player-read.ts'
import { type PartReaders, type PlayerView, partsOf } from '../../db/player-view.ts'
import { preparedRead, type ReadBy } from '../../db/prepared-read.ts'
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

type HomeCall = keyof CallData<'users.home'>
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

const VIEW_LIST = Object.entries(VIEWS).map(([call, { show }]) => ({ call: call as HomeCall, show }))
const VIEW_READS: PartReaders = Object.assign({}, ...Object.values(VIEWS).map(({ reads }) => reads))
const readHome = preparedRead(({ playerId, nowMs }: Pick<ReadBy, 'playerId' | 'nowMs'>) =>
  playerStatement(playerId, {
    ...partsOf(VIEW_READS, playerId, nowMs),
    is_banned: isBanned(playerId),
    calendar: seasonCalendar,
  }),
)

/** The settings of a process, as JSON: they are the same for all, and as long as it runs. */
const settingsTexts = new WeakMap<ServerConfig, string>()

const settingsText = (config: ServerConfig): string => {
  const known = settingsTexts.get(config)
  if (known !== undefined) return known
  const text = answerText('settings.get', settingsOnTheWire(config), config)
  settingsTexts.set(config, text)
  return text
}

/** Every part of one opening: the answers of their own calls, from one statement, each made by the serializer of its call. */
export const homeOf = async (context: CallContext<'users.home'>): Promise<AnswerText> => {
  const { db, nowMs, config, identity } = context
  const { userId } = identity
  const read = await readHome(db, { playerId: userId, nowMs })
  const season = await seasonBy(db, read?.calendar ?? null, nowMs)
  const standing: Standing = {
    is_deleted: read ? read.deleted_at !== null : null,
    is_banned: read?.is_banned ?? false,
  }

  const partOf = (call: HomeCall, textOf: () => string): string => {
    try {
      assertAdmitted(call, standing)
      return `"${call}":{"status":200,"data":${textOf()}}`
    } catch (error) {
      if (!(error instanceof Refusal)) context.log.error({ err: error, part: call }, 'a part of home failed')
      const refusal = error instanceof Refusal ? error : new Refusal('internal')
      return `"${call}":${JSON.stringify({ status: refusal.status, error: refusal.toBody() })}`
    }
  }
  const ofPlayer = VIEW_LIST.map(({ call, show }) =>
    // Who is no player has no guild, which is null (T30); the other parts then refuse.
    partOf(call, () => answerText(call, read ? show(read, { nowMs, config }) : null, config)),
  )
  const parts = [
    partOf('settings.get', () => settingsText(config)),
    partOf('season.get', () => answerText('season.get', seasonOnTheWire(season), config)),
    ...ofPlayer,
  ]
  return new AnswerText(`{${parts.join(',')}}`)
}

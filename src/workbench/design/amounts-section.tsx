import { useState } from 'react'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { Chip } from '#client/ui/values/chip.tsx'
import { CountdownClock } from '#client/ui/values/countdown-clock.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import { DesignSection, Sample } from './design-section.tsx'

const HOUR_MS = 3_600_000

const Countdowns = () => {
  const [startMs] = useState(Date.now)
  return (
    <>
      <CountdownClock endMs={startMs + 27 * HOUR_MS} now={Date.now} label="Season ends in" />
      <CountdownClock endMs={startMs + 90_000} now={Date.now} label="New supply in" />
      <CountdownClock endMs={startMs + 59_000} now={Date.now} label="Energy in" />
      <CountdownClock endMs={startMs} now={Date.now} label="Chest" endText="ready" />
    </>
  )
}

export const AmountsSection = () => (
  <DesignSection id="amounts" title="Amounts, badges, tabs">
    <Sample title="currencies distinguished by shape" line>
      <CurrencyChip currency="tok" label="TOK">
        12.34
      </CurrencyChip>
      <CurrencyChip currency="star" label="STAR">
        90
      </CurrencyChip>
      <CurrencyChip currency="telegram-stars" label="Telegram Stars">
        250
      </CurrencyChip>
      <CurrencyChip currency="ton" label="TON">
        1.5
      </CurrencyChip>
      <Chip icon="energy" label="Energy">
        5 / 10
      </Chip>
    </Sample>
    <Sample title="countdown: long, short, urgent, over">
      <Countdowns />
    </Sample>
    <Sample title="badges: dot, count, text" line>
      <Badge label="new" />
      <Badge tone="green" label="ready" />
      <Badge count={3} label="3 wait" />
      <Badge count={128} label="128 wait" />
      <Badge tone="gold" text="NEW" />
      <Badge tone="green" text="+90" />
      <Badge tone="violet" text="x2" />
    </Sample>
    <Sample title="tabs with badges">
      <Tabs
        label="Missions"
        tabs={[
          { id: 'daily', label: 'Daily', content: 'Daily missions', badge: <Badge count={2} label="2 wait" /> },
          { id: 'season', label: 'Season', content: 'Season missions', badge: <Badge tone="green" label="ready" /> },
          { id: 'done', label: 'Done', content: 'What is done' },
        ]}
      />
    </Sample>
    <Sample title="avatars" line>
      <Avatar houseId={0} name="Hamster" />
    </Sample>
  </DesignSection>
)

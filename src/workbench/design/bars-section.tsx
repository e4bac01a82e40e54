import { useState } from 'react'
import { Button } from '#client/ui/controls/button.tsx'
import { HealthBar } from '#client/ui/fighters/health-bar.tsx'
import { Bar } from '#client/ui/surfaces/bar.tsx'
import { DesignSection, Sample } from './design-section.tsx'

const TONES = ['mint', 'cyan', 'orange', 'gold', 'violet', 'coral'] as const
const MAX_HP = 1240

const Hittable = () => {
  const [hp, setHp] = useState(MAX_HP)
  return (
    <>
      <HealthBar hp={hp} maxHp={MAX_HP} label="Health" />
      <Button variant="secondary" size="small" onClick={() => setHp(hp > 0 ? Math.max(0, hp - 248) : MAX_HP)}>
        {hp > 0 ? 'Hit: −248' : 'Heal'}
      </Button>
    </>
  )
}

export const BarsSection = () => (
  <DesignSection id="bars" title="Bars">
    <Sample title="tones and sizes">
      {TONES.map((tone, index) => (
        <Bar
          key={tone}
          label={`${tone} bar`}
          tone={tone}
          value={25 + index * 12}
          max={100}
          text={`${25 + index * 12} / 100`}
          size={index < 2 ? 'large' : 'medium'}
        />
      ))}
      <Bar label="small bar" value={40} max={100} size="small" tone="cyan" />
      <Bar label="empty bar" value={0} max={100} text="0 / 100" />
      <Bar label="full bar" value={100} max={100} text="Full" tone="gold" />
    </Sample>
    <Sample title="health: lag, low, both sides">
      <Hittable />
      <Bar label="Health with lag" value={620} lag={980} max={MAX_HP} text="620" />
      <HealthBar hp={260} maxHp={MAX_HP} label="Low health" />
      <HealthBar hp={900} maxHp={MAX_HP} label="Opponent's health" tone="orange" flip />
    </Sample>
  </DesignSection>
)

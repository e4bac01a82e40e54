import { useState } from 'react'
import { DecimalField } from '#client/ui/controls/decimal-field.tsx'
import { QuantityStepper } from '#client/ui/controls/quantity-stepper.tsx'
import { SearchField } from '#client/ui/controls/search-field.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Select } from '#client/ui/controls/select.tsx'
import { Slider } from '#client/ui/controls/slider.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { DesignSection, Sample } from './design-section.tsx'

const MAX_PRICE = 500

const SORTS = [
  { id: 'new', label: 'Newest first' },
  { id: 'cheap', label: 'Cheapest first' },
  { id: 'rare', label: 'Rarest first' },
  { id: 'soon', label: 'Ending soon (not yet)', disabled: true },
] as const
const SIDES = [
  { id: 'buy', label: 'Buy' },
  { id: 'sell', label: 'Sell' },
  { id: 'mine', label: 'My offers' },
] as const

const TextFields = () => {
  const [name, setName] = useState('Diamond Paws')
  const [price, setPrice] = useState('612.5')
  const [search, setSearch] = useState('sword')
  const overflowing = Number(price) > MAX_PRICE
  return (
    <>
      <TextField label="Guild name" hint="3 to 20 letters" value={name} maxLength={20} onChange={setName} />
      <DecimalField
        refusal="Please enter a valid price greater than 0"
        label="Price"
        suffix="TON"
        value={price}
        onChange={setPrice}
        hint="Digits with one decimal"
        {...(overflowing ? { problem: `At most ${MAX_PRICE} TON` } : {})}
      />
      <TextField label="Locked" value="Not to be changed" disabled onChange={setName} />
      <SearchField label="Search the market" value={search} onChange={setSearch} />
    </>
  )
}

const Choices = () => {
  const [sort, setSort] = useState<(typeof SORTS)[number]['id']>('new')
  const [side, setSide] = useState<(typeof SIDES)[number]['id']>('buy')
  return (
    <>
      <Select label="Sort by" choices={SORTS} value={sort} onChange={setSort} />
      <Segmented label="Side" choices={SIDES} value={side} onChange={setSide} />
    </>
  )
}

const Switches = () => {
  const [volume, setVolume] = useState(0.7)
  const [music, setMusic] = useState(true)
  const [shake, setShake] = useState(false)
  return (
    <>
      <Slider
        label="Volume"
        icon="sound-on"
        value={volume}
        valueText={`${Math.round(volume * 100)} %`}
        onChange={setVolume}
      />
      <Slider label="Volume (silent)" value={0.4} valueText="40 %" onChange={setVolume} disabled />
      <Switch label="Music" checked={music} onChange={setMusic} />
      <Switch label="Vibration" detail="On hits and rewards" checked={shake} onChange={setShake} />
    </>
  )
}

const Steppers = () => {
  const [amount, setAmount] = useState(1)
  return (
    <>
      <QuantityStepper label="Chests to open" value={amount} onChange={setAmount} max={10} />
      <QuantityStepper label="Chests to open (disabled)" value={1} onChange={setAmount} max={10} disabled />
    </>
  )
}

export const FieldsSection = () => (
  <DesignSection id="fields" title="Fields and choices">
    <Sample title="text, price, disabled, search">
      <TextFields />
    </Sample>
    <Sample title="select, segmented">
      <Choices />
    </Sample>
    <Sample title="switches">
      <Switches />
    </Sample>
    <Sample title="quantity">
      <Steppers />
    </Sample>
  </DesignSection>
)

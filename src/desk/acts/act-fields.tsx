import { Select } from '#client/ui/controls/select.tsx'
import { TextField } from '#client/ui/controls/text-field.tsx'
import { RARITIES } from '#rules/items/rarities.ts'
import { GRANTABLE_ASSETS, useAssetName } from '../texts/asset-names.ts'
import { useNames, useSay } from '../texts/desk-texts.ts'
import { ACT_FIELDS, type ActKind, type ActValues, type FieldName, REMOVABLE_TEXTS } from './act-draft.ts'

export interface ActFieldsProps {
  readonly kind: ActKind
  readonly values: ActValues
  readonly onChange: (field: FieldName, value: string) => void
}

interface FieldProps extends ActFieldsProps {
  readonly field: FieldName
}

const ActField = ({ kind, field, values, onChange }: FieldProps) => {
  const say = useSay()
  const nameOf = useNames()
  const assetName = useAssetName()
  const label = say(`acts.field.${field}`)
  const value = values[field]
  const choose = (choices: readonly { readonly id: string; readonly label: string }[]) => (
    <Select label={label} choices={choices} value={value} onChange={(id) => onChange(field, id)} />
  )
  switch (field) {
    case 'asset':
      return choose(GRANTABLE_ASSETS.map((asset) => ({ id: asset, label: assetName(asset) })))
    case 'rarity':
      return choose([
        { id: '', label: say('acts.ofSlug') },
        ...RARITIES.map((rarity) => ({ id: rarity, label: nameOf('ui.rarity', rarity) })),
      ])
    case 'moneyOnly':
      return choose([
        { id: '', label: say('acts.bothBack') },
        { id: 'yes', label: say('acts.moneyOnly') },
      ])
    case 'text': {
      const texts: readonly string[] =
        kind === 'remove-guild-text' ? REMOVABLE_TEXTS['remove-guild-text'] : REMOVABLE_TEXTS['remove-text']
      return choose(texts.map((text) => ({ id: text, label: nameOf('text', text) })))
    }
    default:
      return (
        <TextField
          label={label}
          value={value}
          onChange={(text) => onChange(field, text)}
          {...(field === 'amount' && { inputMode: 'decimal' as const })}
          {...(field === 'slug' && kind === 'give-item' && { hint: say('acts.slugHint') })}
          {...(field === 'appealUrl' && { hint: say('acts.appealHint'), type: 'url' })}
        />
      )
  }
}

export const ActFields = (props: ActFieldsProps) =>
  ACT_FIELDS[props.kind].map((field) => <ActField key={field} field={field} {...props} />)

import type { polish as english } from '#languages/en/polish.ts'
import type { Russian } from './russian.ts'

export const polish: Russian<typeof english> = {
  title: 'Полировка',
  help: 'Полировка поднимает качество бонуса на ступень, до четвёртого. Итог виден заранее. Смена бонусов её снимает.',
  locked: 'Кузнец полирует с {{needed}}-го уровня зарплаты. Ваш уровень: {{level}}.',
  raise: 'Поднять зарплату',
  button: '{{cost}} TOK',
  label: 'Отполировать: {{name}}, было {{from}}, станет {{to}}, за {{cost}} TOK',
  becomes: 'станет',
  question: 'Отполировать бонус?',
  costs: 'Цена {{cost}} TOK. У вас {{balance}}.',
  now: 'Сейчас',
  after: 'После полировки',
  sure: 'Удача тут ни при чём: что видите, то и получите. Смена бонусов снимет полировку.',
  confirm: 'Навести блеск',
  insufficient: 'Не хватает TOK!',
  failed: 'Не удалось отполировать бонус',
  done: '{{name}} {{value}}: блестит!',
}

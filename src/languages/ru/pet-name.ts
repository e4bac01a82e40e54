import type { petName as english } from '#languages/en/pet-name.ts'
import type { Russian } from './russian.ts'

export const petName: Russian<typeof english> = {
  first: 'Назовите питомца',
  title: 'Новое имя',
  label: 'Имя питомца',
  hint: 'От {{min}} до {{max}} знаков',
  wrong: {
    length: 'В имени питомца от 3 до 16 знаков',
    characters: 'Буквы, цифры и пробелы; в начале буква или цифра',
  },
  free: 'Первое имя бесплатно. Сменить его — {{cost}} TOK.',
  paid: 'Новое имя стоит {{cost}} TOK.',
  paidOf: 'Новое имя стоит {{cost}} TOK. У вас {{amount}}.',
  give: 'Назвать',
  giveFor: 'Назвать · {{cost}} TOK',
  rename: 'Назвать',
  ask: 'Новое имя: {{name}}?',
  askText: 'Прощай, {{name}}! Новое имя стоит {{cost}} TOK.',
  short: 'Не хватает TOK!',
  done: 'Знакомьтесь: {{name}}!',
  failed: 'Не получилось. Попробуйте ещё раз.',
}

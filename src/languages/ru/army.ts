import type { army as english } from '#languages/en/army.ts'
import type { Russian } from './russian.ts'

export const army: Russian<typeof english> = {
  loading: 'Загрузка ранга',
  stars: 'Ваши STAR',
  spent: 'Вложено в армию: {{stars}} STAR',
  bonusStats: '+{{percent}} к атаке и HP',
  bonusCrit: '+{{percent}} к шансу крита',
  gives: 'Что даёт армия',
  next: 'Дальше: {{name}}',
  climb: 'Повысить · {{cost}} STAR',
  armyTop: 'У вас высший ранг армии',
  ladder: 'Все ранги армии',
  step: { reached: 'пройден', own: 'ваш ранг', next: 'следующий ранг', ahead: 'впереди' },
  ask: 'Повысить до ранга {{name}}?',
  askCost: 'Это стоит {{cost}} STAR. У вас {{stars}}.',
  askGives: 'Питомец навсегда получит {{stats}} и {{crit}}.',
  confirm: 'Повысить',
  insufficient: 'Не хватает STAR!',
  climbFailed: 'Не удалось повысить армию. Попробуйте ещё раз.',
  risen: '{{name}}!',
  skip: 'Нажмите, чтобы пропустить',
  risenText: 'Армия повышена!',
  continue: 'Продолжить',
  armyFailed: 'Не удалось загрузить армию.',
}

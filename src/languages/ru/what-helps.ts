import type { whatHelps as english } from '#languages/en/what-helps.ts'
import type { Russian } from './russian.ts'

export const whatHelps: Russian<typeof english> = {
  title: 'Что помогло бы',
  trying: 'Проводим этот бой ещё пятьсот раз…',
  chance: 'Из 100 таких боёв вы выигрываете {{percent}}.',
  luck: 'Не повезло: из 100 таких боёв вы выигрываете {{percent}}.',
  wins: '{{percent}} из 100',
  damage: '{{change}}: урона на {{percent}}% больше',
  fromWins: 'Побед из 100: {{after}}, а не {{before}}',
  someLuck: 'Капля удачи',
  whatIf: 'А что, если…',
  attack: '+10% к атаке',
  health: '+10% HP',
  critical: '+10% к шансу крита',
  skill: 'Навык «{{name}}»',
  free: 'Смена бесплатна',
  nothing: 'Ни одна перемена исход бы не решила. Наберитесь сил и возвращайтесь!',
  noChange: 'Одной перемены мало',
  growStronger: 'Наберитесь сил и возвращайтесь!',
  prepare: 'Сменить снаряжение',
}

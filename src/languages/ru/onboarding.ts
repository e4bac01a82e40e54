import type { onboarding as english } from '#languages/en/onboarding.ts'
import type { Russian } from './russian.ts'

export const onboarding: Russian<typeof english> = {
  eligibility: 'Играйте хотя бы в 1 из 8 мини-приложений, чтобы участвовать в аирдропе.',
  choose: 'Выберите свой Большой дом',
  map: 'Карта мира с восемью землями',
  list: 'Большие дома',
  house: 'Дом: {{house}}',
  welcomePlayers: 'Привет, игроки {{house}}!',
  welcome: 'Вступайте в {{house}} и сражайтесь под его знаменем. Питомец, шахта и первые TOK уже ждут.',
  welcomeReward: 'Награда за вступление +{{amount}} TOK',
  houseReward: 'Бонус за игру в {{house}} +{{amount}} TOK',
  claimSubtext: 'Потом забирайте {{amount}} TOK каждый час',
  attack: 'Атака',
  hp: 'HP',
  luck: 'Удача',
  pet: 'Питомец дома {{house}}',
  back: 'Назад',
  join: 'Вступить',
  gift: '+{{amount}} TOK',
  joined: 'Добро пожаловать, воин!',
  unavailable: 'Недоступно',
}

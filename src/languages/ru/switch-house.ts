import type { switchHouse as english } from '../en/switch-house.ts'
import type { Russian } from './russian.ts'

/** Russian texts of the switch-house page. */
export const switchHouse: Russian<typeof english> = {
  title: 'Смена дома',
  present: 'Ваш дом',
  free: 'Первая смена дома бесплатная.',
  paid: 'Смена дома стоит {{cost}} TOK.',
  rest: 'Снова сменить дом можно через 7 дней.',
  wait: 'Снова сменить дом можно через {{time}}',
  list: 'Дома',
  attack: 'Атака',
  hp: 'HP',
  luck: 'Удача',
  stats: 'Атака {{atk}}, HP {{hp}}, удача {{luck}}',
  pet: 'Питомец дома {{house}}',
  compared: 'По сравнению с вашим домом',
  more: 'на {{count}} больше',
  less: 'на {{count}} меньше',
  same: 'равно',
  keeps: 'Ранг, снаряжение, камни и навыки остаются с вами.',
  moveFree: 'Сменить бесплатно',
  movePaid: 'Сменить · {{cost}} TOK',
  waitButton: 'Пока нельзя',
  back: 'Назад',
  moved: 'Добро пожаловать в {{house}}!',
  movedText: 'Ваш новый питомец готов к бою.',
  continue: 'Продолжить',
  moveFailed: 'Не получилось. Попробуйте ещё раз.',
  days: '{{days}} дн {{hours}} ч',
  loading: 'Загрузка домов',
  failed: 'Не удалось загрузить дома.',
}

import { type PetName, petOfHouse } from '#assets/manifest/pets.ts'

const HOUSE_COLOURS: Readonly<Record<PetName, string>> = {
  hamster: '#ff9f4d',
  moonbix: '#7a63f2',
  not: '#3a3358',
  major: '#3a6fe0',
  blum: '#3fbf5f',
  cats: '#7fb4e8',
  seed: '#1fa37a',
  dogs: '#b0485f',
}

export const houseColour = (houseId: number): string => HOUSE_COLOURS[petOfHouse(houseId)]

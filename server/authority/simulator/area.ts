import { simulator as tables } from './0004-simulator.ts'

/** The simulator's books share the product's database, and no repository of the product knows them. */
export const simulator = {
  migrations: { '0004-simulator': tables },
  repositories: () => ({}),
}

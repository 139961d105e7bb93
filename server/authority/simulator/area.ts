import { simulator as tables } from './0004-simulator.ts'
import { simulatorForms } from './0017-simulator-forms.ts'
import type { TableOwners } from '../../store/tables.ts'

/** The simulator's books share the product's database, and no repository of the product knows them. */
export const simulator = {
  migrations: { '0004-simulator': tables, '0017-simulator-forms': simulatorForms },
  tables: {
    simulator_messages: 'server',
    simulator_answers: 'server',
    simulator_registrations: 'server',
  } satisfies TableOwners,
  repositories: () => ({}),
}

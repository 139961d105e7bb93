import type { AreaParts } from '../../area.ts'
import { createPasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { Connection } from '../../store/connection.ts'
import { userRows } from './demo/rows.ts'
import { foundUsers } from './foundUsers.ts'
import { userRefusals } from './refusals.ts'
import { userRoutes } from './routes.ts'
import type { Repositories } from './store/repositories.ts'
import { usersIn } from './store/userQueries.ts'
import type { UserRepositories } from './store/users.ts'

export const users = {
  repositories: ({ db }: Connection): UserRepositories => ({ users: usersIn(db) }),
  refusals: userRefusals,
  async routes({ store, sealing, clock, images }: AreaParts<Repositories>) {
    return userRoutes({ store, clock, images }, await createPasswordEnvelope(store, sealing, clock))
  },
  searches: [foundUsers],
  demo: { rows: userRows },
}

import { inject } from 'vitest'
import { startPostgres } from '../../tools/product/server/postgres.ts'

let started: ReturnType<typeof startPostgres> | null = null

/** The PostgreSQL cluster of a worker, which its files share: making one takes longer than most files. Null where it is not installed. */
export const workerPostgres = (): ReturnType<typeof startPostgres> =>
  (started ??= startPostgres(inject('workerFolder')))

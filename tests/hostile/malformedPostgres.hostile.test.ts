import { afterAll, describe } from 'vitest'
import { startPostgres } from '../../tools/product/server/postgres.ts'
import { describeMalformedRequests } from './malformed/suite.ts'

const cluster = await startPostgres()
afterAll(() => cluster?.stop())

describe.skipIf(cluster === null)('malformed requests with PostgreSQL', () => {
  describeMalformedRequests(async () => (cluster === null ? null : cluster.createDatabase()))
})

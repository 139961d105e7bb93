import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { fillEarlierDatabase } from '../../../tools/product/server/earlierDatabase.ts'

const read = (name: string): string => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')

/**
 * Rows of the database that the release before documents of any kind has made of its demo data, and of what was filed with it by its own
 * calls: with fewer declarations, accounts with the demo password, and no secrets.
 */
const rows = read('lastRelease.sql').split(/(?<=\);)\n(?=insert into "|$)/)

/** The root under which everything in it was signed. */
export const rootOfThen = read('lastRelease.crt.pem')
/** A day and a half after its last row: the authority's answers to what was sent are due by then. */
export const afterLastRelease = Date.parse('2026-11-30T10:00:00Z')

/** Its declarations, as its calls have filed them: by the state that they were left in. */
export const ofLastRelease = {
  accepted: '01a22446-f9fa-7562-8107-7c526ea39f98',
  refused: '01a22446-fff8-74d5-aebd-dacf7e464b75',
  rejected: '01a22447-013f-7757-abbe-185956a86d86',
  received: '01a22447-079f-72be-ac3e-0d99569c28e9',
  sent: '01a22447-0faa-770c-ae27-5840defaeb87',
  generated: '01a22447-175e-732b-93ef-712474010135',
  draft: '01a22447-188f-70f3-bdcc-30fce19a8ecd',
} as const

/** The database of that release, in its schema. */
export const fillLastRelease = (location: DatabaseLocation): Promise<void> =>
  fillEarlierDatabase(location, '0042-deleted-drafts', async (db) => {
    for (const row of rows) if (row !== '') await sql.raw(row).execute(db)
  })
/** Under which the XML of the generated one waits for a signature. */
export const reqKeyOfThen = '01a22447-175e-7623-88f9-1cb7643a4d00'
